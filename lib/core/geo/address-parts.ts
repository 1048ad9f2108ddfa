/** Parts of an address, without its country. */
export type AddressPart = 'street' | 'city' | 'state' | 'postalCode'

/** The street may have several lines: house, floor, district. */
export type AddressParts = Record<AddressPart, string | null>

/** An address with its country: a code, or for a client possibly free text. */
export type Address = AddressParts & { country: string | null }

/** Maximum number of characters of each part: together with separators they fit the column of the composed text. */
export const MAX_PART_LENGTH: Record<AddressPart, number> = {
  street: 300,
  city: 100,
  state: 60,
  postalCode: 20,
}

export const EMPTY_ADDRESS_PARTS: AddressParts = { street: null, city: null, state: null, postalCode: null }

/** True if any part of an address is filled in, its country aside. */
export const hasAddressParts = (parts: AddressParts): boolean =>
  [parts.street, parts.city, parts.state, parts.postalCode].some((part) => part?.trim())
