import { getAddressFormat, type FormatLine } from './address-formats'
import { MAX_PART_LENGTH, EMPTY_ADDRESS_PARTS, type AddressPart, type AddressParts } from './address-parts'

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
