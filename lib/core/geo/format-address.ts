import { getAddressFormat, type FormatLine } from './address-formats'
import {
  type Address,
  MAX_PART_LENGTH,
  EMPTY_ADDRESS_PARTS,
  type AddressPart,
  type AddressParts,
} from './address-parts'
import { findCountryCode } from './country-codes'

/**
 * Formats an address in its country's format, without the country. Missing parts leave no gap; a part that the format
 * lacks is appended to the city's line, so that nothing filled in is lost.
 */
export function formatAddressLines(given: Address): string[] {
  const address = isNamedLikeProvince(given) ? { ...given, state: null } : given
  const text = [address.street, address.city, address.state].join('')
  const format = completeFormat(getAddressFormat(address.country, text), address)
  const isNative = findCountryCode(address.country) === 'JP' && format[0]?.[0] === 'postalCode'
  return format.flatMap((line) => formatLine(line, address, isNative ? '〒' : ''))
}

/** True for a Spanish city that its province is named after, which is written once: "28013 Madrid". */
const isNamedLikeProvince = ({ country, city, state }: Address): boolean =>
  findCountryCode(country) === 'ES' && city?.trim().toLowerCase() === state?.trim().toLowerCase()

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

/**
 * Splits an address stored as text into the parts that a form starts with. Lines stay whole: each fills the part at its
 * place in the country's format (the city if the line has several parts), and surplus lines go to the street. Saved
 * like this, the address is printed as before.
 */
export function prefillAddress(text: string | null, country: string | null): AddressParts {
  const lines = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const street = lines.join('\n') || null
  if (lines.length < 2) return { ...EMPTY_ADDRESS_PARTS, street }
  const format = getAddressFormat(country, text ?? '').map(mainPart)
  const streetLines = Math.max(1, lines.length - format.length + 1)
  const parts: AddressParts = { ...EMPTY_ADDRESS_PARTS }
  for (const part of format)
    parts[part] = lines.splice(0, part === 'street' ? streetLines : 1).join('\n') || null
  const isTooLong = format.some((part) => (parts[part]?.length ?? 0) > MAX_PART_LENGTH[part])
  return isTooLong ? { ...EMPTY_ADDRESS_PARTS, street } : parts
}

/** Returns the part that a whole line is assigned to. */
function mainPart(line: FormatLine): AddressPart {
  const parts = line.filter((piece) => typeof piece === 'string')
  return parts.find((part) => part === 'city') ?? parts[0]!
}
