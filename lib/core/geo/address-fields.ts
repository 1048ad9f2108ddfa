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

/** Labels of address parts, with the countries that use each. */
const NAMES: Partial<Record<AddressPart, Record<string, string>>> = {
  city: { 'Town or City': 'GB GG JE IM', 'City or Suburb': 'AU', 'City or District': 'HK MO TW' },
  state: {
    State: 'US AU BR IN MX MY NG VE FM PW',
    Province: 'CA AR CN IT ES ID TH VN PH CR CU EC NL BE ZA PK',
    Region: 'CL UA RU KZ',
    County: 'IE GB',
    Prefecture: 'JP',
    Department: 'CO',
    Emirate: 'AE',
  },
  postalCode: {
    'ZIP Code': 'US PR GU VI AS MP UM FM MH PW',
    Postcode: 'GB GG JE IM AU NZ NL GI FK SH NF CX CC MY',
    Eircode: 'IE',
    'PIN Code': 'IN',
    CEP: 'BR',
  },
}
const DEFAULT_LABELS: Record<AddressPart, string> = {
  street: 'Street',
  city: 'City',
  state: 'State / Region',
  postalCode: 'Postal Code',
}

/** Returns the label of an address part in a country. */
export function getAddressLabel(part: AddressPart, country: string | null | undefined): string {
  const code = findCountryCode(country)
  const match = Object.entries(NAMES[part] ?? {}).find(
    ([, countries]) => code && countries.split(' ').includes(code),
  )
  return match?.[0] ?? DEFAULT_LABELS[part]
}
