import { foldTexts } from '@/lib/core/lists/search-folding'

/** Characters of the references and the lines' words that are searched: enough for any invoice people read, and no burden on the index. */
const WORDS = 2000

/**
 * What a document is found by, lower case, one a line: the number, the total both plain (1234.50) and grouped (1,234.50),
 * the references and the words of the lines. The client is not in it: a renamed one would make every invoice of theirs stale.
 * @param total as it is shown, without sign and groups (`formatPlainMoney`)
 */
export function buildSearchText(invoiceNumber: string, total: string, texts: string[]): string {
  const [whole = '', ...fraction] = total.split('.')
  const grouped = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
  const words = texts.map((text) => text.trim().replace(/\s+/g, ' ')).join('\n')
  // By characters, not by halves of them.
  const kept = [...words.slice(0, 2 * WORDS).toLowerCase()].slice(0, WORDS).join('').toWellFormed()
  return [...new Set([invoiceNumber.toLowerCase(), total, grouped, kept])].filter(Boolean).join('\n')
}

/** The same, folded for search. */
export const foldSearchText = (text: string): string => foldTexts(text.split('\n'))
