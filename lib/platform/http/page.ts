import 'server-only'
import { refuseAfterOutage, rethrowOutage } from '@/lib/platform/db/outage'
import { AppError, notFound } from '@/lib/words/errors'
import type { Thing } from '@/lib/words/reason'
import { readId } from '@/lib/kernel/id'

/** What a page reads, or null where it is not there (or not the user's), so that the page can show its 404. */
export async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  refuseAfterOutage()
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return null
    return rethrowOutage(error)
  }
}

/** The id in a page's address as a number. Anything that is no id is simply not there: 404. */
export function parseId(text: string | undefined, what: Thing): number {
  const id = readId(text ?? '')
  if (id === null) throw notFound(what)
  return id
}
