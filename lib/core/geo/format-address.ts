import { getAddressFormat, type FormatLine } from './address-formats'
import type { Address } from './address-parts'
import { findCountryCode } from './country-codes'

/**
 * The lines of an address as its country writes them, without the country. What is missing leaves no gap, and what a country does not
 * usually write stands on the line of the town: nothing that was filled in is left out.
 */
export function formatAddressLines(address: Address): string[] {
  const text = [address.street, address.city, address.state].join('')
  const format = completeFormat(getAddressFormat(address.country, text), address)
  const isNative = findCountryCode(address.country) === 'JP' && format[0]?.[0] === 'postalCode'
  return format.flatMap((line) => formatLine(line, address, isNative ? '〒' : ''))
}

/** An address as text, without the country; null when nothing is known. */
export const formatAddress = (address: Address): string | null =>
  formatAddressLines(address).join('\n') || null

function completeFormat(format: FormatLine[], address: Address): FormatLine[] {
  const written = new Set(format.flat())
  const extra = (['city', 'state', 'postalCode'] as const).filter(
    (part) => !written.has(part) && address[part]?.trim(),
  )
  if (extra.length === 0) return format
  return format.map((line) =>
    line.includes('city') ? [...line, ...extra.flatMap((part) => [{ between: ', ' }, part])] : line,
  )
}

function formatLine(line: FormatLine, address: Address, postalMark: string): string[] {
  if (line.length === 1 && line[0] === 'street') return splitStreet(address.street)
  let text = ''
  let between = ''
  for (const piece of line) {
    if (typeof piece !== 'string') between = piece.between
    else {
      const value = splitStreet(address[piece]).join(' ')
      const marked = piece === 'postalCode' && value ? `${postalMark}${value.replace(/^〒\s*/, '')}` : value
      if (marked) text += (text && between) + marked
    }
  }
  return text ? [text] : []
}

const splitStreet = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
