import { format } from 'date-fns'
import { UTCDate } from '@date-fns/utc'
import { formatDay, formatDayInline, formatDayLong, formatInstant, type Day } from '@/lib/core/dates'
import { formatMoney, formatPlain, formatUnitPrice, type Amount } from '@/lib/core/money'

/** Formatters of the interface in one language. */
export interface InterfaceFormats {
  money(value: Amount, currency: string): string
  unitPrice(value: Amount, currency: string): string
  number(value: Amount): string
  percent(value: Amount): string
  /** Dates: in a column, as the invoice's date on its page, and within a sentence. */
  day(day: Day): string
  longDay(day: Day): string
  inlineDay(day: Day): string
  /** An ISO instant in an IANA time zone. */
  instant(iso: string, timeZone: string): string
  /** An hour of the day (0 to 23). */
  hour(hour: number): string
  /** Compares two texts for sorting. */
  compare(a: string, b: string): number
}

/** English formats are the specification's. */
export const englishFormats: InterfaceFormats = {
  money: formatMoney,
  unitPrice: formatUnitPrice,
  number: formatPlain,
  percent: (value) => `${formatPlain(value)}%`,
  day: formatDay,
  longDay: formatDayLong,
  inlineDay: formatDayInline,
  instant: formatInstant,
  hour: (hour) => format(new UTCDate(2026, 0, 1, hour), 'h a'),
  compare: new Intl.Collator('en').compare,
}

const FORMATS: Record<string, InterfaceFormats> = { en: englishFormats }

/** Returns the formatters of a language (BCP 47). */
export const getInterfaceFormats = (language: string): InterfaceFormats => FORMATS[language] ?? englishFormats
