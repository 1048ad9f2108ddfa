import {
  EMPTY_ADDRESS_PARTS,
  hasAddressParts,
  type AddressPart,
  type AddressParts,
} from '@/lib/core/geo/address-parts'
import type { CurrentUser } from '@/lib/business/user-response'

type AddressValues = Record<AddressPart, string>

export const ADDRESS_PARTS = Object.keys(EMPTY_ADDRESS_PARTS) as AddressPart[]

/** True if the address is stored only as text, so that its parts still have to be assigned to fields. */
export const isUnstructuredAddress = (user: CurrentUser): boolean =>
  !hasAddressParts(user) && Boolean(user.companyAddress?.trim())

/**
 * Returns the address parts as input values. `prefill`: parts to start with if the address is only a text
 * (`prefillAddress`).
 */
export function toAddressValues(user: CurrentUser, prefill: AddressParts | null): AddressValues {
  const parts = prefill && isUnstructuredAddress(user) ? prefill : user
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [part, parts[part] ?? ''])) as AddressValues
}
