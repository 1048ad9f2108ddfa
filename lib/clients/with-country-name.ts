import { formatCountry } from '@/lib/core/geo/countries'

/**
 * Adds the name of a party's country. Runs on the server, so that pages don't have to load the names of all
 * countries.
 */
export const withCountryName = <T extends { country: string | null }>(
  party: T,
): T & { countryName: string | null } => ({ ...party, countryName: formatCountry(party.country) })
