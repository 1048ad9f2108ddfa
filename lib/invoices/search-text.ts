import type Decimal from 'decimal.js'

/** What the list's search looks in: the number, and the total both plain (1234.50) and grouped (1,234.50). */
export function searchText(invoiceNumber: string, totalAmount: Decimal): string {
  const plain = totalAmount.toFixed(2)
  const [whole = '', cents = ''] = plain.split('.')
  const grouped = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
  return [...new Set([invoiceNumber.toLowerCase(), plain, grouped])].join('\n')
}
