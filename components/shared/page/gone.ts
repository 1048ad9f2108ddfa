import { GONE, type Gone } from '@/lib/platform/http/client'

/** What turned out to be deleted while it was on the screen: known until the page is loaded anew. */
const gone = new Set<string>()

const keyOf = ({ of, id }: Gone) => `${of}/${id}`

export const wasDeleted = (what: Gone): boolean => gone.has(keyOf(what))

/** Calls back for what was shown and is not there any more. Answers how to stop listening. */
export function onGone(found: (what: Gone) => void): () => void {
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<Gone>
    gone.add(keyOf(detail))
    found(detail)
  }
  window.addEventListener(GONE, listener)
  return () => window.removeEventListener(GONE, listener)
}
