import {
  EMPTY_ADDRESS_PARTS,
  hasAddressParts,
  type Address,
  type AddressParts,
} from '@/lib/core/geo/address-parts'
import { formatAddress } from '@/lib/core/geo/format-address'
import { toIsoCountry } from '@/lib/core/geo/country-codes'

/** The seller's address as it is stored. */
export type StoredAddress = Address & { companyAddress: string | null }

/** What a change of the settings may say of it; what is absent stays. */
export type AddressPatch = Partial<StoredAddress>

/** Of an address as it is stored: its text, its parts and the country that orders them. */
export const ADDRESS_COLUMNS = {
  companyAddress: true,
  street: true,
  city: true,
  state: true,
  postalCode: true,
  country: true,
} as const

const PARTS = ['street', 'city', 'state', 'postalCode'] as const
const pickParts = (address: AddressPatch): Partial<AddressParts> =>
  Object.fromEntries(PARTS.flatMap((part) => (address[part] === undefined ? [] : [[part, address[part]]])))

/** Whether a change may move the address: its text, a part of it, or the country it is written for. */
export const changesAddress = (patch: AddressPatch): boolean =>
  Object.keys(ADDRESS_COLUMNS).some((column) => patch[column as keyof StoredAddress] !== undefined)

/**
 * What a change makes of the stored address (decision 13). Parts are printed in the order of their country, so they make the text, and
 * make it anew when the country changes. A text that says something else takes the place of the parts.
 */
export function applyAddressPatch(patch: AddressPatch, stored: StoredAddress): Partial<StoredAddress> {
  const sent = pickParts(patch)
  const parts: AddressParts = { ...EMPTY_ADDRESS_PARTS, ...pickParts(stored), ...sent }
  const country = toIsoCountry(patch.country === undefined ? stored.country : patch.country)
  const text = patch.companyAddress
  const isSent = Object.keys(sent).length > 0
  const composed = { ...parts, companyAddress: formatAddress({ ...parts, country }) }
  if (isSent && hasAddressParts(parts)) return composed
  if (text !== undefined && text !== stored.companyAddress)
    return { ...EMPTY_ADDRESS_PARTS, companyAddress: text }
  // Emptied: what was composed of them goes with them.
  if (isSent && hasAddressParts(stored)) return { ...EMPTY_ADDRESS_PARTS, companyAddress: null }
  return patch.country !== undefined && hasAddressParts(stored) ? composed : {}
}
