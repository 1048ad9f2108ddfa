/** The parts of an address beside its country. */
export type AddressPart = 'street' | 'city' | 'state' | 'postalCode'

/** An address in its parts. The street may have several lines: house, floor, district. */
export type AddressParts = Record<AddressPart, string | null>

/** An address with the country it is in: its code, or for a client what was typed. */
export type Address = AddressParts & { country: string | null }

export const NO_PARTS: AddressParts = { street: null, city: null, state: null, postalCode: null }

/** Whether anything of an address is known but its country. */
export const hasParts = (parts: AddressParts): boolean =>
  [parts.street, parts.city, parts.state, parts.postalCode].some((part) => part?.trim())
