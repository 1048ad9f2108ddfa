import { getAddressFormat, findNativeFormat } from './address-formats'
import type { AddressPart } from './address-parts'
import { findCountryCode } from './country-codes'

/** Lists the address parts used in a country, in the order of a form. All of them if the country is unknown. */
export function listAddressFields(country: string | null | undefined): AddressPart[] {
  const native = findNativeFormat(country)
  const parts = (native ?? getAddressFormat(country)).flat().filter((piece) => typeof piece === 'string')
  // Outside East Asia people start with the street.
  return native ? parts : ['street', ...parts.filter((part) => part !== 'street')]
}

/** Names of address parts in the countries that have their own. */
const LOCAL_NAMES = [
  { part: 'city', name: 'townOrCity', countries: 'GB GG JE IM' },
  { part: 'city', name: 'cityOrSuburb', countries: 'AU' },
  { part: 'city', name: 'cityOrDistrict', countries: 'HK MO TW' },
  { part: 'state', name: 'state', countries: 'US AU BR IN MX MY NG VE FM PW' },
  {
    part: 'state',
    name: 'province',
    countries: 'CA AR CN IT ES ID TH VN PH CR CU EC NL BE ZA PK',
  },
  { part: 'state', name: 'region', countries: 'CL UA RU KZ' },
  { part: 'state', name: 'county', countries: 'IE GB' },
  { part: 'state', name: 'prefecture', countries: 'JP' },
  { part: 'state', name: 'department', countries: 'CO' },
  { part: 'state', name: 'emirate', countries: 'AE' },
  { part: 'postalCode', name: 'zipCode', countries: 'US PR GU VI AS MP UM FM MH PW' },
  { part: 'postalCode', name: 'postcode', countries: 'GB GG JE IM AU NZ NL GI FK SH NF CX CC MY' },
  { part: 'postalCode', name: 'eircode', countries: 'IE' },
  { part: 'postalCode', name: 'pinCode', countries: 'IN' },
  { part: 'postalCode', name: 'cep', countries: 'BR' },
] as const
const DEFAULT_NAMES = {
  street: 'street',
  city: 'city',
  state: 'stateOrRegion',
  postalCode: 'postalCode',
} as const satisfies Record<AddressPart, string>

/** Identifies the name of an address part, which the interface translates. */
type AddressPartName = (typeof LOCAL_NAMES)[number]['name'] | (typeof DEFAULT_NAMES)[AddressPart]

/** Returns the name of an address part in a country. */
export function getAddressPartName(part: AddressPart, country: string | null | undefined): AddressPartName {
  const code = findCountryCode(country)
  const local = LOCAL_NAMES.find(
    (one) => one.part === part && code && one.countries.split(' ').includes(code),
  )
  return local?.name ?? DEFAULT_NAMES[part]
}
