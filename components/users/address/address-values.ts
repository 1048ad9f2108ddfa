import { NO_PARTS, hasParts, type AddressPart } from '@/lib/kernel/places/address-parts'
import type { CurrentUser } from '@/lib/business/types'
import { documentedCountry } from '@/lib/kernel/places/codes'
import type { GuessedAddress } from '@/lib/kernel/places/guess-address'

export type AddressValues = Record<AddressPart, string>

export const ADDRESS_PARTS = Object.keys(NO_PARTS) as AddressPart[]

/** Whether the address is known as a text alone, so that its parts have to be read out of it and looked at. */
export const isTextOnly = (user: CurrentUser): boolean =>
  !hasParts(user) && Boolean(user.companyAddress?.trim())

/** The parts of the address as inputs want them: those that are stored, else what the text seems to say. */
export function addressOf(user: CurrentUser, guess: GuessedAddress | null): AddressValues {
  const parts = guess && isTextOnly(user) ? guess : user
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [part, parts[part] ?? ''])) as AddressValues
}

/** The country at the end of a text that was read, where the user has none yet: saved with the parts, which leave it out. */
export const guessedCountry = (user: CurrentUser, guess: GuessedAddress | null): { country?: string } =>
  guess?.country && isTextOnly(user) && !user.country ? { country: documentedCountry(guess.country) } : {}
