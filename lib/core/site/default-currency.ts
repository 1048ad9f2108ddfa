import countryToCurrency from 'country-to-currency'
import type { Currency } from '@/lib/core/currencies/currencies'
import { getOwn } from '@/lib/core/get-own'
import { findCountryCode } from '@/lib/core/geo/country-codes'

/** What a business of a country usually bills in; null for no country. */
export function getDefaultCurrency(country: string | null): Currency | null {
  const currency = getOwn(countryToCurrency, findCountryCode(country) ?? '')
  // The package still has the Netherlands Antilles and their guilder.
  return currency === undefined || currency === 'ANG' ? null : currency
}

/**
 * The currency that goes with a newly chosen country, or null to leave it alone: nobody has touched it as long as it is that of
 * the country before, or where there was none, the one the form began with.
 */
export function suggestCurrency(
  country: string,
  before: { country: string; currency: string },
  began: string,
): Currency | null {
  const usual = getDefaultCurrency(before.country) ?? began
  if (before.currency !== usual) return null
  return getDefaultCurrency(country)
}
