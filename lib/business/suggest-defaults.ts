import 'server-only'
import { getTimezone } from 'countries-and-timezones'
import type { Currency } from '@/lib/core/currencies/currencies'
import { isCountry, type Country } from '@/lib/core/geo/countries'
import { DEFAULT_CURRENCY } from '@/lib/core/site'
import { getDefaultCurrency } from '@/lib/core/site/default-currency'

/** The region of a language tag, in lower or upper case: `sr-Latn-RS`. */
const REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i

/** A zone named by its hours, `CET` or `EST5EDT`: the package gives it to one of the many countries that keep them. */
const ABBREVIATION = /^[A-Z]{3}(?:\d[A-Z]{3})?$/

/**
 * Where a newcomer probably lives and which currency they probably bill in. The time zone says it; where it lies nowhere (UTC), the
 * region of the browser's first language does. A zone that nobody knows says nothing.
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
 * The country in which a time zone lies (IANA name, older ones too), the first of those that share it; null for one that lies nowhere
 * (`UTC`) or is unknown.
 */
function findZoneCountry(timeZone: string): Country | null {
  if (ABBREVIATION.test(timeZone)) return null
  // The package follows zone1970.tab, which names Russia first; zone.tab has Crimea in Ukraine, as the UN does.
  if (timeZone === 'Europe/Simferopol') return 'UA'
  const country = getTimezone(timeZone)?.countries?.[0]
  return country && isCountry(country) ? country : null
}

function findRegion(languages: string | null): Country | null {
  const region = REGION.exec(languages ?? '')?.[1]?.toUpperCase()
  return region && isCountry(region) ? region : null
}
