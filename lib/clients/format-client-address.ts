import { hasAddressParts, type Address } from '@/lib/core/geo/address-parts'
import { formatAddressLines } from '@/lib/core/geo/format-address'
import { findCountryCode } from '@/lib/core/geo/country-codes'
import type { Formatters } from '@/lib/i18n/message-types'
import { getOwnProperty } from '@/lib/core/object'
import type { BillTo, Client } from './client-response'

/** Address of a client. The street is stored in the field that the specification calls address. */
type ClientAddress = Pick<Client, 'address' | 'city' | 'state' | 'postalCode' | 'country'> & {
  /** Country name as printed (`withCountryName`); without it, `country` is printed as stored. */
  countryName?: string | null
}

/** Formats a country, given its code and English name, in the language of a document. */
type CountryFormatter = Formatters['country']
const inEnglish: CountryFormatter = (_, english) => english

const formatCountryName = (
  { country, countryName }: Pick<ClientAddress, 'country' | 'countryName'>,
  naming: CountryFormatter = inEnglish,
) => naming(findCountryCode(country) ?? null, countryName ?? country)

const trimLines = (lines: (string | null)[]): string[] =>
  lines.map((line) => line?.trim() ?? '').filter(Boolean)

/**
 * Formats a client's address as its country does, followed by the country name (specification, section 2, Bill To).
 */
export const formatClientAddress = (
  { address, ...place }: ClientAddress,
  naming?: CountryFormatter,
): string[] =>
  trimLines([...formatAddressLines({ ...place, street: address }), formatCountryName(place, naming)])

/**
 * Formats a client's address on one line, in the order that lists are sorted by (`list.ts`); empty if there is none.
 */
export const formatClientAddressLine = (
  { address, city, state, postalCode, ...place }: ClientAddress,
  naming?: CountryFormatter,
): string =>
  trimLines([...(address?.split('\n') ?? []), city, state, postalCode, formatCountryName(place, naming)])
    .map((line) => line.replace(/,$/, ''))
    .join(', ')

/**
 * Formats the address below a client's name on a document: as printed when it was issued, otherwise the current one.
 */
export const formatBillToAddress = (client: BillTo, naming?: CountryFormatter): string[] =>
  client.printedAddress === undefined
    ? formatClientAddress(client, naming)
    : trimLines(client.printedAddress.split('\n'))

/** Address of a seller. */
interface SellerAddress {
  /** Text printed on documents (decision 13). */
  address: string | null
  /** Address parts; null if only a text was entered. */
  place?: Address | null
  /** Name of the country in `place`. */
  countryName?: string | null
  /** Printed address from the snapshot taken when the document was issued. */
  printedAddress?: string
}

/**
 * Formats the seller's address on a document: the text, and the country name if the client is in another country. A
 * text without parts is printed as typed, since it may contain the country.
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

/**
 * True if seller and client are in the same country, by code or by the name as typed. Also true if either is unknown.
 */
function isSameCountry({ place, countryName }: SellerAddress, country: string | null | undefined): boolean {
  const [own, other] = [findCountryCode(place?.country), country?.trim()]
  if (!own || !other) return true
  return findCountryCode(other) === own || other.toLowerCase() === countryName?.toLowerCase()
}

/**
 * Adds the addresses of seller and client as currently printed, so that later formatting rules don't change the
 * document.
 */
export const snapshotParties = <T extends { seller: SellerAddress; client: BillTo }>(
  document: T,
  { country }: Formatters,
): T => {
  const { seller, client } = document
  const [from, to] = [formatSellerAddress(seller, client, country), formatBillToAddress(client, country)]
  return {
    ...document,
    seller: { ...seller, printedAddress: from.join('\n') },
    client: { ...client, printedAddress: to.join('\n') },
  }
}

/** Countries stored as codes at that time, and printed by name. */
const COUNTRIES = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
}

/**
 * Formats a client's address as documents printed it before addresses followed their country's format: issued
 * documents must not change (decision 3).
 */
export function formatLegacyAddress({ address, city, state, postalCode, country }: BillTo): string[] {
  const town = [city, state, postalCode].filter(Boolean).join(', ')
  const countryName = country && (getOwnProperty<string>(COUNTRIES, country) ?? country)
  return [...(address?.split('\n').map((line) => line.trim()) ?? []), town, countryName ?? ''].filter(Boolean)
}
