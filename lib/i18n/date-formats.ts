import type { Locale, Localize } from 'date-fns'

/**
 * Date patterns of a language (date-fns, Unicode TR 35), and its locale for names of months and quarters. The patterns
 * are CLDR's medium and long ones for the language in a country, like Intl's; date-fns's own (`PP`, `PPP`) know fewer
 * countries.
 */
export interface DateFormats {
  locale: Locale
  /** Date in a column. */
  day: string
  /** Date in a sentence. */
  longDay: string
  month: string
  monthAndYear: string
  quarter: string
  quarterAndYear: string
}

/** Date formats, with overrides by country (ISO 3166-1 alpha-2). */
export interface LanguageDates extends DateFormats {
  formatsByCountry?: Record<string, Partial<DateFormats>>
}

/** Returns a date-fns locale with some names replaced. */
export const withLocalize = (locale: Locale, changes: Partial<Localize>): Locale => ({
  ...locale,
  localize: { ...locale.localize, ...changes },
})

/** Returns the formats of a language in the country of a locale (BCP 47). */
export function getDateFormats(locale: string, { formatsByCountry, ...usual }: LanguageDates): DateFormats {
  const { region = '' } = new Intl.Locale(locale)
  return { ...usual, ...formatsByCountry?.[region] }
}
