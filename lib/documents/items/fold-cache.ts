import { setImmediate } from 'node:timers/promises'
import { foldTexts } from '@/lib/core/lists/search-folding'

/** Texts that are folded before other requests get their turn. */
const BATCH = 200
/** What a handful of busy businesses look in, about 12 MB. */
const MAX_CACHED = 10_000

/** The folded texts that were asked for last, by what was folded; the one that was not asked for longest comes first. */
const foldCache = new Map<string, string>()

function foldText(text: string): string {
  const folded = foldCache.get(text) ?? foldTexts([text])
  foldCache.delete(text)
  foldCache.set(text, folded)
  const [oldest] = foldCache.keys()
  if (foldCache.size > MAX_CACHED && oldest !== undefined) foldCache.delete(oldest)
  return folded
}

/** Folds many short texts, each by itself and in their order, and lets other requests be answered meanwhile. @see foldTexts */
export async function foldEach(texts: string[]): Promise<string[]> {
  const folded: string[] = []
  for (const [index, text] of texts.entries()) {
    if (index > 0 && index % BATCH === 0) await setImmediate()
    folded.push(foldText(text))
  }
  return folded
}
