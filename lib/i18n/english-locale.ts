import type { FormatterConfig } from './message-types'
import type { NumberOptions } from './number-formatters'
import { enGB } from 'date-fns/locale/en-GB'

/** Countries whose English has texts of its own (documents/english/by-country.json). */
const COUNTRIES = new Set(['AE', 'AU', 'CA', 'GB', 'IE', 'IN', 'KE', 'MT', 'NG', 'NZ', 'SA', 'SG', 'ZA'])

/** The rest of Europe writes the English of the United Kingdom, and calls the tax VAT. */
const OTHER_EUROPE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV NL NO PL PT RO SE SI SK'.split(' '),
)

export const UNITED_STATES = 'en-US'

/**
 * Returns the locale of English in a seller's country. In all other countries it is the United States',
 * as the specification says.
 */
export function getEnglishLocale(country: string | null | undefined): string {
  if (!country) return UNITED_STATES
  if (OTHER_EUROPE.has(country)) return 'en-GB'
  return COUNTRIES.has(country) ? `en-${country}` : UNITED_STATES
}

/** Formats of English outside the United States. Number formats are CLDR's, except for those of `getEnglishNumbers`. */
export const internationalEnglish: FormatterConfig = {
  dates: {
    locale: enGB,
    day: 'd MMMM yyyy',
    longDay: 'd MMMM yyyy',
    month: 'LLLL',
    monthAndYear: 'LLLL yyyy',
    quarter: 'QQQ',
    quarterAndYear: 'QQQ yyyy',
    formatsByCountry: { CA: { day: 'MMMM d, yyyy', longDay: 'MMMM d, yyyy' } },
  },
}

const isYen = (currency: string) => currency === 'JPY'

/**
 * Returns the number formats of a locale: lakhs only in rupees, rand as South African businesses write them in English,
 * "R 1,234.50" (CLDR: "R 1 234,50"), and yen as ¥ everywhere (CLDR's British English has JP¥).
 */
export function getEnglishNumbers(locale: string): NumberOptions & { locale: string } {
  const isIndian = locale === 'en-IN'
  const isSouthAfrican = locale === 'en-ZA'
  return {
    locale: isSouthAfrican ? 'en-GB' : locale,
    getCurrencyFormat: (currency) => ({
      ...(isIndian && currency !== 'INR' && { locale: 'en-GB' }),
      ...((isYen(currency) || (isSouthAfrican && currency === 'ZAR')) && { currencyDisplay: 'narrowSymbol' }),
    }),
  }
}
