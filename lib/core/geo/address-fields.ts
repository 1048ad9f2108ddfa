import { getAddressFormat, findNativeFormat } from './address-formats'
import type { AddressPart } from './address-parts'

/** Lists the address parts used in a country, in the order of a form. All of them if the country is unknown. */
export function listAddressFields(country: string | null | undefined): AddressPart[] {
  const native = findNativeFormat(country)
  const parts = (native ?? getAddressFormat(country)).flat().filter((piece) => typeof piece === 'string')
  // Outside East Asia people start with the street.
  return native ? parts : ['street', ...parts.filter((part) => part !== 'street')]
}
