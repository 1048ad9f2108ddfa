import type { Exact } from '@/lib/kernel/money'

/** Characters of the references and the lines' words that are searched: enough for any invoice people read, and no burden on the index. */
const WORDS = 2000

/**
 * What the list's search looks in, lower case, one a line: the number, the total both plain (1234.50) and grouped (1,234.50),
 * the references and the words of the lines. The client is not in it: a renamed one would make every invoice of theirs stale.
 */
export function searchText(invoiceNumber: string, totalAmount: Exact, texts: string[]): string {
  const plain = totalAmount.toFixed(2)
  const [whole = '', cents = ''] = plain.split('.')
  const grouped = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
  const words = texts.map((text) => text.trim().replace(/\s+/g, ' ')).join('\n')
  // By characters, not by halves of them.
  const kept = [...words.slice(0, 2 * WORDS).toLowerCase()].slice(0, WORDS).join('').toWellFormed()
  return [...new Set([invoiceNumber.toLowerCase(), plain, grouped, kept])].filter(Boolean).join('\n')
}
