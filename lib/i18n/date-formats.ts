import type { Locale, Localize } from 'date-fns'

/**
 * How a language writes dates: patterns of date-fns (Unicode TR 35), and its locale, which names months and quarters. The patterns are CLDR's
 * medium and long ones for the language in a country, as Intl has them; those of date-fns (`PP`, `PPP`) know fewer countries.
 */
export interface DateFormats {
  locale: Locale
  /** A day in a column. */
  day: string
  /** A day in a sentence. */
  longDay: string
  month: string
  monthAndYear: string
  quarter: string
  quarterAndYear: string
}

/** The same, with what differs in a country (ISO 3166-1 alpha-2). */
export interface LanguageDates extends DateFormats {
  inPlaces?: Record<string, Partial<DateFormats>>
}

/** Returns a locale of date-fns that names something differently. */
export const withLocalize = (locale: Locale, changes: Partial<Localize>): Locale => ({
  ...locale,
  localize: { ...locale.localize, ...changes },
})

/** Returns the formats of a language in the country of a locale (BCP 47). */
export function getDateFormats(locale: string, { inPlaces, ...usual }: LanguageDates): DateFormats {
  const { region = '' } = new Intl.Locale(locale)
  return { ...usual, ...inPlaces?.[region] }
}
