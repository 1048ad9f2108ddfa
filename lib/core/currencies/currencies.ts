import countryCurrencies from 'countries-list/minimal/currencies.numeric.min.json'
import { FEATURED_CURRENCIES } from './featured-currencies'

/** Units that banks and pension funds of a country count in, beside its money. */
const FUNDS = ['BOV', 'CHE', 'CHW', 'CLF', 'USN', 'UYI'] as const

/** Venezuela’s second code (926 of ISO 4217), which the package lists for no country. */
const DIGITAL_BOLIVAR = 'VED'

/** The code of a currency that can be billed in. */
export type Currency =
  Exclude<keyof typeof countryCurrencies, (typeof FUNDS)[number]> | typeof DIGITAL_BOLIVAR

const isMoney = (code: string): code is Currency => !FUNDS.some((fund) => fund === code)

/**
 * Every currency that is money today (ISO 4217, list one), by code. Browsers load it after the page that offers it (`CurrencyOptions`);
 * what they need at once is in digits.ts.
 */
export const CURRENCIES: readonly Currency[] = [...Object.keys(countryCurrencies), DIGITAL_BOLIVAR]
  .filter(isMoney)
  .sort()

/** Every currency that an invoice, a client or a business may have: the specified ones first. */
export const ALL_CURRENCIES: [Currency, ...Currency[]] = [
  ...FEATURED_CURRENCIES,
  ...CURRENCIES.filter((code) => !FEATURED_CURRENCIES.some((one) => one === code)),
]
