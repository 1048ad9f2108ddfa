import { ALWAYS_DRAWABLE } from './always-drawable'
import { cleanText } from './clean-text'
import { toCoverage, type CoverageRow } from './coverage-table'
// Written by `node scripts/font-coverage.mjs`; a test compares it with the fonts.
import table from './font-coverage.json'
import { listMissing, type Coverage } from './runs'

let fonts: Coverage[] | undefined

/**
 * Lists the distinct characters of a text that the PDF shows as a box, because no font has them. Knows the fonts by
 * their table, so it runs in the browser too; import it there when a text needs it.
 */
export function listUndrawable(text: string): string[] {
  if (ALWAYS_DRAWABLE.test(text)) return []
  const rows: CoverageRow[] = table
  fonts ??= rows.map(toCoverage)
  return listMissing(cleanText(text), fonts)
}
