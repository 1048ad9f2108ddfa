import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { isEuCountry } from './eu-members'

/** Other countries of the Single Euro Payments Area whose domestic transfers ask for the IBAN (EPC409-09). */
const OTHER_IBAN_COUNTRIES = new Set(['AD', 'CH', 'IS', 'LI', 'MC', 'NO', 'SM', 'VA'])

/**
 * True where an account is known by its IBAN, for domestic transfers too (Regulation (EU) No 260/2012, art. 5). Not in
 * the United Kingdom, where it is known by account number and sort code.
 * @param country ISO 3166-1 alpha-2, or `UK`
 */
export const usesIban = (country: string | null | undefined): boolean => {
  const code = toIsoCountry(country) ?? null
  return isEuCountry(code) || (code !== null && OTHER_IBAN_COUNTRIES.has(code))
}
