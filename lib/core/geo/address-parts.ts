/** The parts of an address beside its country. */
export type AddressPart = 'street' | 'city' | 'state' | 'postalCode'

/** An address in its parts. The street may have several lines: house, floor, district. */
export type AddressParts = Record<AddressPart, string | null>

/** An address with the country it is in: its code, or for a client what was typed. */
export type Address = AddressParts & { country: string | null }

/** How many characters of each may be stored: together, with what stands between them, no longer than the text composed of them. */
export const MAX_PART_LENGTH: Record<AddressPart, number> = {
  street: 300,
  city: 100,
  state: 60,
  postalCode: 20,
}

export const EMPTY_ADDRESS_PARTS: AddressParts = { street: null, city: null, state: null, postalCode: null }

/** Whether anything of an address is known but its country. */
export const hasAddressParts = (parts: AddressParts): boolean =>
  [parts.street, parts.city, parts.state, parts.postalCode].some((part) => part?.trim())
