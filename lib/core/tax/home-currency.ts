import { isEuCountry } from '@/lib/core/countries/eu-members'
import { getDefaultCurrency } from '@/lib/core/site/default-currency'

/**
 * Countries whose invoices state the amount of tax in the country's currency, whatever they are in, besides the members
 * of the EU (Directive 2006/112/EC, art. 230). AE: Cabinet Decision No. 52 of 2017, art. 59(1)(k); GB: VAT Regulations
 * 1995, reg. 14(1)(l); NO: bokføringsforskriften § 5-1-1; SG: GST (General) Regulations, reg. 11.
 */
const OTHER_COUNTRIES = ['AE', 'GB', 'NO', 'SG']

/**
 * Returns the currency in which a seller has to state the tax beside the document's own currency; null if the document
 * is in it already, or nothing requires it.
 * @param country ISO 3166-1 alpha-2
 */
export function findHomeTaxCurrency(country: string | null, currency: string): string | null {
  if (!country || !(isEuCountry(country) || OTHER_COUNTRIES.includes(country))) return null
  const home = getDefaultCurrency(country)
  return home && home !== currency ? home : null
}

/** True if a text names an amount in a currency, by its code or its sign. */
export function mentionsCurrency(text: string, currency: string): boolean {
  const sign = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
  return text.includes(currency) || (sign !== undefined && !/^[A-Za-z]/.test(sign) && text.includes(sign))
}
