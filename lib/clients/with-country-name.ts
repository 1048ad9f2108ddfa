import { formatCountry } from '@/lib/core/geo/countries'

/**
 * Somebody's country by name, beside its code. The names of all countries are worked out where they weigh nothing, so that no page has
 * to load them for the one or two that it prints.
 */
export const withCountryName = <T extends { country: string | null }>(
  party: T,
): T & { countryName: string | null } => ({ ...party, countryName: formatCountry(party.country) })
