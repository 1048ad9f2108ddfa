import { foldTexts } from '@/lib/core/lists/search-folding'

/**
 * Characters of references and line descriptions that are searched: enough for any invoice that people read, and
 * small enough for the index.
 */
const MAX_TEXT_LENGTH = 2000

/**
 * Builds the search text of a document, in lower case, one entry a line: number, total both plain (1234.50) and
 * grouped (1,234.50), references and line descriptions. The client's name is not included: it would go stale when the
 * client is renamed.
 * @param total without sign and grouping (`formatPlainMoney`)
 */
export function buildSearchText(invoiceNumber: string, total: string, texts: string[]): string {
  const [whole = '', ...fraction] = total.split('.')
  const grouped = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
  const joined = texts.map((text) => text.trim().replace(/\s+/g, ' ')).join('\n')
  // Cut by code point, so that no surrogate pair is split.
  const limited = [...joined.slice(0, 2 * MAX_TEXT_LENGTH).toLowerCase()]
    .slice(0, MAX_TEXT_LENGTH)
    .join('')
    .toWellFormed()
  return [...new Set([invoiceNumber.toLowerCase(), total, grouped, limited])].filter(Boolean).join('\n')
}

export const foldSearchText = (text: string): string => foldTexts(text.split('\n'))
