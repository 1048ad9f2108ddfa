import type { Currency } from '@/lib/core/currencies/currencies'
import { getDefaultCurrency } from '@/lib/core/site/default-currency'
import { findHomeAmounts } from './home-amounts'

/** Returns the currency in which a seller has to state tax; null if nothing requires it. @see findHomeAmounts */
export const findTaxCurrency = (country: string | null | undefined): Currency | null =>
  findHomeAmounts(country) && getDefaultCurrency(country ?? null)

/** True if a text names an amount in a currency, by its code or its sign. */
export function mentionsCurrency(text: string, currency: string): boolean {
  const sign = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
  return text.includes(currency) || (sign !== undefined && !/^[A-Za-z]/.test(sign) && text.includes(sign))
}
