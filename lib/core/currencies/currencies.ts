import countryCurrencies from 'countries-list/minimal/currencies.numeric.min.json'
import { FEATURED_CURRENCIES } from './featured-currencies'

/** Units of account of a country's banks and pension funds (ISO 4217), which are not money. */
const FUNDS = ['BOV', 'CHE', 'CHW', 'CLF', 'USN', 'UYI'] as const

/** Venezuela’s second code (926 in ISO 4217), which the package lists for no country. */
const DIGITAL_BOLIVAR = 'VED'

/** Code of a currency that can be billed in. */
export type Currency =
  Exclude<keyof typeof countryCurrencies, (typeof FUNDS)[number]> | typeof DIGITAL_BOLIVAR

const isMoney = (code: string): code is Currency => !FUNDS.some((fund) => fund === code)

/**
 * Every currency in use today (ISO 4217, list one), sorted by code. Browsers load it lazily, after the page that offers
 * it (`CurrencyOptions`); digits.ts has what they need at once.
 */
export const CURRENCIES: readonly Currency[] = [...Object.keys(countryCurrencies), DIGITAL_BOLIVAR]
  .filter(isMoney)
  .sort()

/** Every currency that an invoice, a client or a business may have, the specification's first. */
export const ALL_CURRENCIES: [Currency, ...Currency[]] = [
  ...FEATURED_CURRENCIES,
  ...CURRENCIES.filter((code) => !FEATURED_CURRENCIES.some((one) => one === code)),
]
