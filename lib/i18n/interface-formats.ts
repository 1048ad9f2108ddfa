import { isTimeZone, type Day } from '@/lib/core/dates'
import { formatMoney, formatPlain, formatUnitPrice, type Amount } from '@/lib/core/money'
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
  /** Compares two texts for sorting. */
  compare(a: string, b: string): number
}

/** What Unicode's CLDR doesn't have for English; otherwise `Intl` knows the formats of every language. */
interface OwnFormats {
  day: Intl.DateTimeFormatOptions
  longDay: Intl.DateTimeFormatOptions
  time: Intl.DateTimeFormatOptions
  numbers: Pick<InterfaceFormats, 'money' | 'unitPrice' | 'number' | 'percent'>
}

/** The specification's formats: `Jan 05, 2025`, `January 05, 2025`, `9:05 AM`, `19%`. */
const ENGLISH: OwnFormats = {
  day: { day: '2-digit', month: 'short', year: 'numeric' },
  longDay: { day: '2-digit', month: 'long', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  numbers: {
    money: formatMoney,
    unitPrice: formatUnitPrice,
    number: formatPlain,
    percent: (value) => `${formatPlain(value)}%`,
  },
}

const TIME = { hour: '2-digit', minute: '2-digit' } as const
const INLINE_DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

// Browsers disagree about the space before "AM".
const normalizeSpaces = (text: string) => text.replaceAll('\u202f', ' ')

/** Creates formatters by `Intl`, not date-fns, so that pages load no names of months. */
function createFormats(locale: string, own?: OwnFormats): InterfaceFormats {
  const createDateFormat = (options: Intl.DateTimeFormatOptions) => {
    let dates: Intl.DateTimeFormat | undefined
    return (day: Day) => {
      dates ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return dates.format(new Date(day))
    }
  }
  const hours = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
  return {
    ...(own?.numbers ?? createNumberFormatters(locale)),
    compact: new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 }).format,
    day: createDateFormat(own?.day ?? { dateStyle: 'medium' }),
    longDay: createDateFormat(own?.longDay ?? { dateStyle: 'long' }),
    inlineDay: createDateFormat(INLINE_DAY),
    dayOfYear: createDateFormat({ day: 'numeric', month: 'short' }),
    instant: (iso, zone) => {
      const timeZone = isTimeZone(zone) ? zone : 'UTC'
      const instants = new Intl.DateTimeFormat(locale, {
        ...INLINE_DAY,
        ...(own?.time ?? TIME),
        timeZone,
      })
      return normalizeSpaces(instants.format(new Date(iso)))
    },
    // German would be "09 Uhr".
    hour: (hour) => normalizeSpaces(hours.format(Date.UTC(2026, 0, 1, hour))).replace(/^0(?=\d)/, ''),
    compare: new Intl.Collator(locale).compare,
  }
}

// Cached because formatters are expensive.
const formatsByLanguage = new Map<string, InterfaceFormats>()

/** Returns the formatters of a language (BCP 47). */
export function getInterfaceFormats(language: string): InterfaceFormats {
  const formats =
    formatsByLanguage.get(language) ??
    (language === 'en' ? createFormats('en-US', ENGLISH) : createFormats(language))
  formatsByLanguage.set(language, formats)
  return formats
}

export const englishFormats = getInterfaceFormats('en')
