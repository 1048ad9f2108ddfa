import { hasAddressParts, type Address } from '@/lib/core/geo/address-parts'
import { formatAddressLines } from '@/lib/core/geo/format-address'
import { findCountryCode } from '@/lib/core/geo/country-codes'
import type { Formatters } from '@/lib/i18n/message-types'
import type { BillTo, Client } from './types'

/** Where a client is: the street is the field that the specification calls address. */
type ClientAddress = Pick<Client, 'address' | 'city' | 'state' | 'postalCode' | 'country'> & {
  /** The country as it is printed (`withCountryName`); without, as it is stored. */
  countryName?: string | null
}

/** What a country is called by its code, or by its English name, in the language of a document. */
type CountryFormatter = Formatters['country']
const inEnglish: CountryFormatter = (_, english) => english

const formatCountryName = (
  { country, countryName }: Pick<ClientAddress, 'country' | 'countryName'>,
  naming: CountryFormatter = inEnglish,
) => naming(findCountryCode(country) ?? null, countryName ?? country)

const trimLines = (lines: (string | null)[]): string[] =>
  lines.map((line) => line?.trim() ?? '').filter(Boolean)

/** The lines of a client's address as its country writes them, then the country by name (specification, section 2, Bill To). */
export const formatClientAddress = (
  { address, ...place }: ClientAddress,
  naming?: CountryFormatter,
): string[] =>
  trimLines([...formatAddressLines({ ...place, street: address }), formatCountryName(place, naming)])

/** The same on one line for a list, in the order in which the list is sorted by it (`list.ts`); empty when there is none. */
export const formatClientAddressLine = ({
  address,
  city,
  state,
  postalCode,
  ...place
}: ClientAddress): string =>
  trimLines([...(address?.split('\n') ?? []), city, state, postalCode, formatCountryName(place)])
    .map((line) => line.replace(/,$/, ''))
    .join(', ')

/** The lines under a client's name on a document: as they were frozen when it was issued, else as the client stands. */
export const formatBillToAddress = (client: BillTo, naming?: CountryFormatter): string[] =>
  client.printedAddress === undefined
    ? formatClientAddress(client, naming)
    : trimLines(client.printedAddress.split('\n'))

/** What is known of where a seller is. */
export interface SellerAddress {
  /** The text that documents print (decision 13). */
  address: string | null
  /** The same in parts; without any where it was only ever written as a text. */
  place?: Address | null
  /** The name of that place's country. */
  countryName?: string | null
  /** All of it as it was frozen when the document was issued. */
  printedAddress?: string
}

/**
 * The lines of the seller's address on a document for a client: the text, and the country by name for a client in another one. A text
 * without parts is printed as it was typed: its country may be in it.
 */
export function formatSellerAddress(
  seller: SellerAddress,
  client: Pick<Client, 'country'> | null,
  naming?: CountryFormatter,
): string[] {
  if (seller.printedAddress !== undefined) return trimLines(seller.printedAddress.split('\n'))
  const { address, place } = seller
  const isAbroad = place && hasAddressParts(place) && !isSameCountry(seller, client?.country)
  return trimLines([
    ...(address?.split('\n') ?? []),
    isAbroad ? formatCountryName({ country: place.country, countryName: seller.countryName }, naming) : null,
  ])
}

/** Whether the seller is in a client's country, as far as both are known: by its code, or by its name as it was typed. */
function isSameCountry({ place, countryName }: SellerAddress, country: string | null | undefined): boolean {
  const [own, other] = [findCountryCode(place?.country), country?.trim()]
  if (!own || !other) return true
  return findCountryCode(other) === own || other.toLowerCase() === countryName?.toLowerCase()
}
