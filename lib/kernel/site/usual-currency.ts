import type { Currency } from '@/lib/kernel/currencies/table'
import { codeOf } from '@/lib/kernel/places/codes'
import { countryCurrency } from '@/lib/kernel/places/currencies'

/** What a business of a country usually bills in; null for no country. */
export function usualCurrency(country: string | null): Currency | null {
  const code = codeOf(country)
  // A test holds each of them to be one of ISO 4217: the whole table is not loaded to know.
  return code ? (countryCurrency(code) as Currency | null) : null
}

/**
 * The currency that goes with a newly chosen country, or null to leave it alone: nobody has touched it as long as it is that of
 * the country before, or where there was none, the one the form began with.
 */
export function followingCurrency(
  country: string,
  before: { country: string; currency: string },
  began: string,
): Currency | null {
  const usual = usualCurrency(before.country) ?? began
  if (before.currency !== usual) return null
  return usualCurrency(country)
}
