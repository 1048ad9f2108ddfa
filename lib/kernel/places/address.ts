import { formatOf, type FormatLine } from './address-formats'
import type { Address } from './address-parts'
import { codeOf } from './codes'

/**
 * The lines of an address as its country writes them, without the country. What is missing leaves no gap, and what a country does not
 * usually write stands on the line of the town: nothing that was filled in is left out.
 */
export function partLines(address: Address): string[] {
  const text = [address.street, address.city, address.state].join('')
  const format = withEveryPart(formatOf(address.country, text), address)
  const isNative = codeOf(address.country) === 'JP' && format[0]?.[0] === 'postalCode'
  return format.flatMap((line) => written(line, address, isNative ? '〒' : ''))
}

/** An address as text, without the country; null when nothing is known. */
export const addressText = (address: Address): string | null => partLines(address).join('\n') || null

function withEveryPart(format: FormatLine[], address: Address): FormatLine[] {
  const written = new Set(format.flat())
  const extra = (['city', 'state', 'postalCode'] as const).filter(
    (part) => !written.has(part) && address[part]?.trim(),
  )
  if (extra.length === 0) return format
  return format.map((line) =>
    line.includes('city') ? [...line, ...extra.flatMap((part) => [{ between: ', ' }, part])] : line,
  )
}

function written(line: FormatLine, address: Address, postalMark: string): string[] {
  if (line.length === 1 && line[0] === 'street') return streetLines(address.street)
  let text = ''
  let between = ''
  for (const piece of line) {
    if (typeof piece !== 'string') between = piece.between
    else {
      const value = streetLines(address[piece]).join(' ')
      const marked = piece === 'postalCode' && value ? `${postalMark}${value.replace(/^〒\s*/, '')}` : value
      if (marked) text += (text && between) + marked
    }
  }
  return text ? [text] : []
}

const streetLines = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
