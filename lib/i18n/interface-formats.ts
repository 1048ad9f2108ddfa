import type { Day } from '@/lib/core/dates'
import { isTimeZone } from '@/lib/core/dates/time-zone'
import { formatMoney, formatPlain, formatUnitPrice, type Amount } from '@/lib/core/money'
import { getDisplayNames } from './display-names'
import { createNumberFormatters } from './number-formatters'

/** Formatters of the interface in one language. */
export interface InterfaceFormats {
  money(value: Amount, currency: string): string
  unitPrice(value: Amount, currency: string): string
  number(value: Amount): string
  percent(value: Amount): string
  /** A number in few characters, as on the axis of a chart: `2.5K`. */
  compact(value: number): string
  /** Dates: in a column, as the invoice's date on its page, and within a sentence. */
  day(day: Day): string
  longDay(day: Day): string
  inlineDay(day: Day): string
  /** A date within a sentence, without its year. */
  dayOfYear(day: Day): string
  /** An ISO instant in an IANA time zone. */
  instant(iso: string, timeZone: string): string
  /** An hour of the day (0 to 23). */
  hour(hour: number): string
  /** Name of a country (ISO 3166-1 alpha-2); `english` in English, or if its name in the language is unknown. */
  country(code: string | null, english: string | null): string | null
  /** Compares two texts for sorting. */
  compare(a: string, b: string): number
}

type DatePatterns = Record<'day' | 'longDay' | 'time', Intl.DateTimeFormatOptions>

/** Unicode's CLDR, which `Intl` knows for every language. */
const USUAL_DATES: DatePatterns = {
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  time: { hour: '2-digit', minute: '2-digit' },
}

// English formats are the specification's: `Jan 05, 2025`, `January 05, 2025`, `9:05 AM`, `19%`.
const ENGLISH_DATES: DatePatterns = {
  day: { day: '2-digit', month: 'short', year: 'numeric' },
  longDay: { day: '2-digit', month: 'long', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
}
const ENGLISH: Partial<InterfaceFormats> = {
  money: formatMoney,
  unitPrice: formatUnitPrice,
  number: formatPlain,
  percent: (value) => `${formatPlain(value)}%`,
  country: (_, english) => english,
}

const INLINE_DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

// Browsers disagree about the space before "AM".
const replaceNarrowSpaces = (text: string) => text.replaceAll('\u202f', ' ')

/** Creates formatters by `Intl`, not date-fns, so that pages load no names of months. */
function createFormats(
  locale: string,
  { day, longDay, time } = USUAL_DATES,
  own: Partial<InterfaceFormats> = {},
): InterfaceFormats {
  const createDateFormat = (options: Intl.DateTimeFormatOptions) => {
    let dates: Intl.DateTimeFormat | undefined
    return (day: Day) => {
      dates ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return dates.format(new Date(day))
    }
  }
  const instantsByZone = new Map<string, Intl.DateTimeFormat>()
  const createInstantFormat = (zone: string) => {
    const timeZone = isTimeZone(zone) ? zone : 'UTC'
    return new Intl.DateTimeFormat(locale, { ...INLINE_DAY, ...time, timeZone })
  }
  const hours = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
  return {
    ...createNumberFormatters(locale),
    compact: new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 }).format,
    day: createDateFormat(day),
    longDay: createDateFormat(longDay),
    inlineDay: createDateFormat(INLINE_DAY),
    dayOfYear: createDateFormat({ day: 'numeric', month: 'short' }),
    instant: (iso, zone) => {
      const instants = instantsByZone.get(zone) ?? createInstantFormat(zone)
      instantsByZone.set(zone, instants)
      return replaceNarrowSpaces(instants.format(new Date(iso)))
    },
    // German would be "09 Uhr".
    hour: (hour) => replaceNarrowSpaces(hours.format(Date.UTC(2026, 0, 1, hour))).replace(/^0(?=\d)/, ''),
    country: (code, english) => (code && getDisplayNames(locale, 'region').of(code)) || english,
    compare: new Intl.Collator(locale).compare,
    ...own,
  }
}

// Cached because formatters are expensive.
const formatsByLanguage = new Map<string, InterfaceFormats>()

/** Returns the formatters of a language (BCP 47). */
export function getInterfaceFormats(language: string): InterfaceFormats {
  const formats =
    formatsByLanguage.get(language) ??
    (language === 'en' ? createFormats('en-US', ENGLISH_DATES, ENGLISH) : createFormats(language))
  formatsByLanguage.set(language, formats)
  return formats
}

export const englishFormats = getInterfaceFormats('en')
