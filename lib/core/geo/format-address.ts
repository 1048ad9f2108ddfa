import { getAddressFormat, type FormatLine } from './address-formats'
import type { Address } from './address-parts'
import { findCountryCode } from './country-codes'

/**
 * Formats an address in its country's format, without the country. Missing parts leave no gap; a part that the format
 * lacks is appended to the city's line, so that nothing filled in is lost.
 */
export function formatAddressLines(address: Address): string[] {
  const text = [address.street, address.city, address.state].join('')
  const format = completeFormat(getAddressFormat(address.country, text), address)
  const isNative = findCountryCode(address.country) === 'JP' && format[0]?.[0] === 'postalCode'
  return format.flatMap((line) => formatLine(line, address, isNative ? '〒' : ''))
}

/** Formats an address as text, without the country; null if no part is known. */
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
