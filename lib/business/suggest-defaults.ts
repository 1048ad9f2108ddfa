import 'server-only'
import { getTimezone } from 'countries-and-timezones'
import type { Currency } from '@/lib/core/currencies/currencies'
import { isCountry, type Country } from '@/lib/core/geo/countries'
import { DEFAULT_CURRENCY } from '@/lib/core/site'
import { getDefaultCurrency } from '@/lib/core/site/default-currency'

/** Matches the region of a language tag, in any case: `sr-Latn-RS`. */
const REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i

/**
 * Zones named after their time, `CET` or `EST5EDT`. The package assigns them to one of the many countries that use
 * it.
 */
const ABBREVIATION = /^[A-Z]{3}(?:\d[A-Z]{3})?$/

/**
 * Suggests the country and currency of a new user from the time zone. For UTC, which belongs to no country, the
 * region of the browser's first language is used. An unknown zone suggests no country.
 * @param languages the request's Accept-Language
 */
export function suggestDefaults(
  timeZone: string,
  languages: string | null,
): { country: Country | null; currency: Currency } {
  const country = findZoneCountry(timeZone) ?? (timeZone === 'UTC' ? findRegion(languages) : null)
  return { country, currency: getDefaultCurrency(country) ?? DEFAULT_CURRENCY }
}

/**
 * Returns the country of a time zone (IANA name, including deprecated ones), the first of several that share it. Null
 * if it belongs to no country (`UTC`) or is unknown.
 */
function findZoneCountry(timeZone: string): Country | null {
  if (ABBREVIATION.test(timeZone)) return null
  // The package follows zone1970.tab, which lists Russia first; zone.tab assigns Crimea to Ukraine, as the UN does.
  if (timeZone === 'Europe/Simferopol') return 'UA'
  const country = getTimezone(timeZone)?.countries?.[0]
  return country && isCountry(country) ? country : null
}

function findRegion(languages: string | null): Country | null {
  const region = REGION.exec(languages ?? '')?.[1]?.toUpperCase()
  return region && isCountry(region) ? region : null
}
