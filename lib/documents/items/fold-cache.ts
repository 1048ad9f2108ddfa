import { setImmediate } from 'node:timers/promises'
import { foldTexts } from '@/lib/core/lists/search-folding'

/** Texts folded before yielding to other requests. */
const BATCH = 200
/** Enough for a few busy businesses; about 12 MB. */
const MAX_CACHED = 10_000

/** LRU cache of folded texts by original text; the least recently used comes first. */
const foldCache = new Map<string, string>()

function foldText(text: string): string {
  const folded = foldCache.get(text) ?? foldTexts([text])
  foldCache.delete(text)
  foldCache.set(text, folded)
  const [oldest] = foldCache.keys()
  if (foldCache.size > MAX_CACHED && oldest !== undefined) foldCache.delete(oldest)
  return folded
}

/**
 * Folds many short texts separately, in order, and yields to other requests in between.
 * @see foldTexts
 */
export async function foldEach(texts: string[]): Promise<string[]> {
  const folded: string[] = []
  for (const [index, text] of texts.entries()) {
    if (index > 0 && index % BATCH === 0) await setImmediate()
    folded.push(foldText(text))
  }
  return folded
}
