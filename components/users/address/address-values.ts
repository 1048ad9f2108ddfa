import {
  EMPTY_ADDRESS_PARTS,
  hasAddressParts,
  type AddressPart,
  type AddressParts,
} from '@/lib/core/geo/address-parts'
import type { CurrentUser } from '@/lib/business/types'

export type AddressValues = Record<AddressPart, string>

export const ADDRESS_PARTS = Object.keys(EMPTY_ADDRESS_PARTS) as AddressPart[]

/** Whether the address is known as a text alone, so that somebody has to put its parts into their fields. */
export const isUnstructuredAddress = (user: CurrentUser): boolean =>
  !hasAddressParts(user) && Boolean(user.companyAddress?.trim())

/**
 * The parts of the address as inputs want them.
 * @param prefill what they begin with where the address is a text alone (`prefillAddress`)
 */
export function toAddressValues(user: CurrentUser, prefill: AddressParts | null): AddressValues {
  const parts = prefill && isUnstructuredAddress(user) ? prefill : user
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [part, parts[part] ?? ''])) as AddressValues
}
