import { parseNumber } from '@/lib/kernel/money/parse'
import { parseDuration } from '@/lib/kernel/money/quantity'
import { NEW_LINE, type LineFields } from '@/components/documents/form/invoice-form-values'

/** The number in a cell: without the currency signs and codes a spreadsheet shows around it, and a time as hours. */
const bare = (cell: string) => parseDuration(cell)?.toString() ?? cell.replace(/[^\d.,'’\s+-]/g, '').trim()
const isNumber = (cell: string) => Number.isFinite(parseNumber(bare(cell)))

/**
 * Rows copied from a spreadsheet as lines: description and price, or description, quantity and price; a row without
 * any number is a heading and left out. Null when the text is no block of cells.
 */
export function parsePastedRows(text: string): LineFields[] | null {
  if (!text.includes('\t')) return null
  const rows = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean))
  const lines = rows.flatMap(([description = '', ...rest]): LineFields[] => {
    const numbers = rest.filter(isNumber).map(bare)
    if (numbers.length === 0) return []
    const [quantity, unitPrice] = numbers.length === 1 ? [NEW_LINE.quantity, numbers[0]!] : numbers
    return [{ description, quantity: quantity!, unitPrice: unitPrice! }]
  })
  return lines.length > 0 ? lines : null
}
