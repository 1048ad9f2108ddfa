import countryToCurrency from 'country-to-currency'
import type { Currency } from '@/lib/core/currencies/currencies'
import { getOwnProperty } from '@/lib/core/object'
import { findCountryCode } from '@/lib/core/geo/country-codes'

/** Returns the currency of a country; null without a country. */
export function getDefaultCurrency(country: string | null): Currency | null {
  const currency = getOwnProperty(countryToCurrency, findCountryCode(country) ?? '')
  // The package still has the guilder of the former Netherlands Antilles.
  return currency === undefined || currency === 'ANG' ? null : currency
}

/**
 * Returns the currency to select after the country was changed, or null to leave it alone. The user hasn't touched the
 * currency if it still is the previous country's, or without one, the form's initial currency.
 */
export function suggestCurrency(
  country: string,
  previous: { country: string; currency: string },
  initialCurrency: string,
): Currency | null {
  const untouched = getDefaultCurrency(previous.country) ?? initialCurrency
  if (previous.currency !== untouched) return null
  return getDefaultCurrency(country)
}
