import { hasParts, type Address } from '@/lib/kernel/places/address-parts'
import { partLines } from '@/lib/kernel/places/address'
import { codeOf } from '@/lib/kernel/places/codes'
import type { Writing } from '@/lib/words/document-words'
import type { BillTo, Client } from './types'

/** Where a client is: the street is the field that the specification calls address. */
type ClientAddress = Pick<Client, 'address' | 'city' | 'state' | 'postalCode' | 'country'> & {
  /** The country as it is printed (`withCountryName`); without, as it is stored. */
  countryName?: string | null
}

/** What a country is called by its code, or by its English name, in the language of a document. */
type Naming = Writing['country']
const inEnglish: Naming = (_, english) => english

const named = (
  { country, countryName }: Pick<ClientAddress, 'country' | 'countryName'>,
  naming: Naming = inEnglish,
) => naming(codeOf(country) ?? null, countryName ?? country)

const trimmed = (lines: (string | null)[]): string[] =>
  lines.map((line) => line?.trim() ?? '').filter(Boolean)

/** The lines of a client's address as its country writes them, then the country by name (specification, section 2, Bill To). */
export const addressLines = ({ address, ...place }: ClientAddress, naming?: Naming): string[] =>
  trimmed([...partLines({ ...place, street: address }), named(place, naming)])

/** The same on one line for a list, in the order in which the list is sorted by it (`list.ts`); empty when there is none. */
export const addressLine = ({ address, city, state, postalCode, ...place }: ClientAddress): string =>
  trimmed([...(address?.split('\n') ?? []), city, state, postalCode, named(place)])
    .map((line) => line.replace(/,$/, ''))
    .join(', ')

/** The lines under a client's name on a document: as they were frozen when it was issued, else as the client stands. */
export const billToAddress = (client: BillTo, naming?: Naming): string[] =>
  client.printedAddress === undefined
    ? addressLines(client, naming)
    : trimmed(client.printedAddress.split('\n'))

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
export function sellerAddress(
  seller: SellerAddress,
  client: Pick<Client, 'country'> | null,
  naming?: Naming,
): string[] {
  if (seller.printedAddress !== undefined) return trimmed(seller.printedAddress.split('\n'))
  const { address, place } = seller
  const isAbroad = place && hasParts(place) && !isSame(seller, client?.country)
  return trimmed([
    ...(address?.split('\n') ?? []),
    isAbroad ? named({ country: place.country, countryName: seller.countryName }, naming) : null,
  ])
}

/** Whether the seller is in a client's country, as far as both are known: by its code, or by its name as it was typed. */
function isSame({ place, countryName }: SellerAddress, country: string | null | undefined): boolean {
  const [own, other] = [codeOf(place?.country), country?.trim()]
  if (!own || !other) return true
  return codeOf(other) === own || other.toLowerCase() === countryName?.toLowerCase()
}
