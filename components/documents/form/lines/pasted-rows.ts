import type { DecimalSign } from '@/lib/core/reader-locale'
import { parseNumber } from '@/lib/core/money/parse'
import { parseMeasure, normalizeQuantity } from '@/lib/core/money/quantity'
import { isKnownUnit } from '@/lib/core/money/units'
import { MAX_DESCRIPTION } from '@/lib/documents/limits'
import { NEW_LINE, type LineFields } from '@/components/documents/form/invoice-form-values'

/** Strips currency signs and codes from the number in a cell. */
const stripCurrency = (cell: string) =>
  cell
    .replace('−', '-')
    .replace(/[^\d.,'’\s+-]/g, '')
    .trim()

const isNumber = (cell: string, sign: DecimalSign) => Number.isFinite(parseNumber(stripCurrency(cell), sign))

/** True for a time or a number with a known unit. An unknown unit may be a currency. */
function isMeasure(cell: string, sign: DecimalSign, unitLanguage?: string): boolean {
  const { quantity, unit } = parseMeasure(cell, sign, unitLanguage)
  return Number.isFinite(quantity) && isKnownUnit(unit)
}

/**
 * Parses rows copied from a spreadsheet into lines: description and price, or description, quantity and price. A row
 * without a number is skipped as a heading. Returns null if the text isn't a block of cells.
 */
export function parsePastedRows(text: string, sign: DecimalSign, unitLanguage?: string): LineFields[] | null {
  if (!text.includes('\t')) return null
  const rows = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean))
  const lines = rows.flatMap(([description = '', ...rest]): LineFields[] => {
    const measure = rest.find((cell) => isMeasure(cell, sign, unitLanguage))
    const numbers = rest.filter((cell) => cell !== measure && isNumber(cell, sign)).map(stripCurrency)
    const line = { ...NEW_LINE, description }
    if (measure)
      return [
        {
          ...line,
          quantity: normalizeQuantity(measure, sign, unitLanguage),
          unitPrice: numbers[0] ?? NEW_LINE.unitPrice,
        },
      ]
    const [quantity, unitPrice] = numbers.length === 1 ? [NEW_LINE.quantity, ...numbers] : numbers
    if (quantity === undefined || unitPrice === undefined) return []
    return [{ ...line, quantity: normalizeQuantity(quantity, sign, unitLanguage), unitPrice }]
  })
  return lines.length > 0 ? lines : null
}

/** Returns the rows that fit, the number of those that don't, and of descriptions that are too long. */
export function limitPastedRows(rows: LineFields[], room: number) {
  const kept = rows.slice(0, room)
  return {
    kept,
    droppedCount: rows.length - kept.length,
    tooLongCount: kept.filter(({ description }) => description.length > MAX_DESCRIPTION).length,
  }
}
