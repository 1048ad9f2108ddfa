import { getAddressFormat, findNativeFormat } from './address-formats'
import type { AddressPart } from './address-parts'

/** The parts that an address in a country has, in the order in which they are asked for. All of them where the country is unknown. */
export function listAddressFields(country: string | null | undefined): AddressPart[] {
  const native = findNativeFormat(country)
  const parts = (native ?? getAddressFormat(country)).flat().filter((piece) => typeof piece === 'string')
  // A street is what one knows first wherever one lives, but in East Asia.
  return native ? parts : ['street', ...parts.filter((part) => part !== 'street')]
}
