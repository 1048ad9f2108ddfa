import type { Currency } from '@/lib/kernel/currencies/table'
import { isCountry, type Country } from '@/lib/kernel/places/countries'
import { zoneCountry } from '@/lib/kernel/places/zones'
import { DEFAULT_CURRENCY } from '@/lib/kernel/site'
import { usualCurrency } from '@/lib/kernel/site/usual-currency'

/** The region of a language tag, in lower or upper case: `sr-Latn-RS`. */
const REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i

/**
 * Where a newcomer probably lives and which currency they probably bill in. The time zone says it; where it lies nowhere (UTC), the
 * region of the browser's first language does. A zone that nobody knows says nothing.
 * @param languages the request's Accept-Language
 */
export function guessPlace(
  timeZone: string,
  languages: string | null,
): { country: Country | null; currency: Currency } {
  const country = zoneCountry(timeZone) ?? (timeZone === 'UTC' ? regionOf(languages) : null)
  return { country, currency: usualCurrency(country) ?? DEFAULT_CURRENCY }
}

function regionOf(languages: string | null): Country | null {
  const region = REGION.exec(languages ?? '')?.[1]?.toUpperCase()
  return region && isCountry(region) ? region : null
}
