import { addDays, isDay, proseDay, type Day } from '@/lib/kernel/dates'
import { weekdayOf, writeDay } from '@/lib/kernel/dates/write'
import { monthsAfter } from './schedule'
import type { Rhythm } from './types'

/** What may stand in the texts of a series, and what it says. The form lists them beneath the texts. */
export const PLACEHOLDERS: { name: string; meaning: string }[] = [
  { name: '{month}', meaning: 'the month' },
  { name: '{quarter}', meaning: 'the quarter' },
  { name: '{year}', meaning: 'the year' },
  { name: '{month-1}', meaning: 'the month before' },
  { name: '{month+1}', meaning: 'the month after; also {quarter+1} and {year+1}' },
  { name: '{month-1 year}', meaning: 'the month before, with its own year' },
  { name: '{period}', meaning: 'the first and last day of the period' },
  { name: '{period-1}', meaning: 'the period before' },
  { name: '{date}', meaning: 'the date itself' },
]

/** A name, an offset, and whether its year is added: `{month}`, `{quarter-1}`, `{month-1 year}`. A dash may be typed long. */
const PLACEHOLDER = /\{(month|quarter|year|period|date)(?:\s*([+\-−–])\s*(\d{1,3}))?(\s+year)?\}/g

/** How an invoice repeats of which nothing is known. */
const EACH_MONTH: Rhythm = { frequency: 'MONTHLY', every: 1 }

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/**
 * Fills the placeholders for the day of an invoice, offsets counted in months, quarters, years or periods; any other braces
 * stay as they are. `rhythm` says how long a period is.
 */
export function fillPlaceholders(text: string, day: Day, rhythm: Rhythm | null = null): string {
  if (!isDay(day)) return text
  return text.replace(
    PLACEHOLDER,
    (whole, name: string, sign: string | undefined, count: string | undefined, year: string | undefined) =>
      valueOf(name, day, offset(sign, count), Boolean(year), rhythm ?? EACH_MONTH) ?? whole,
  )
}

const offset = (sign: string | undefined, count: string | undefined): number =>
  count === undefined ? 0 : Number(count) * (sign === '+' ? 1 : -1)

/** Null for what makes no sense, and for what lies beyond the calendar. */
function valueOf(name: string, day: Day, by: number, year: boolean, rhythm: Rhythm): string | null {
  const shifted = (months: number, pattern: string) => {
    const to = monthsAfter(day, months)
    return to && writeDay(to, year ? `${pattern} yyyy` : pattern)
  }
  if (name === 'month') return shifted(by, 'MMMM')
  if (name === 'quarter') return shifted(by * 3, 'QQQ')
  if (year) return null
  if (name === 'year') return shifted(by * 12, 'yyyy')
  if (name === 'date') return by === 0 ? proseDay(day) : null
  const period = periodOf(day, rhythm, by)
  return period && rangeText(period)
}

const UNIT_MONTHS = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 } as const

/**
 * The period that an invoice of a day is for: the calendar's week (from Monday, ISO 8601), month, quarter or year in which the
 * day lies, and as many after it as there are between two invoices. `by` periods later, or earlier. Null beyond the calendar.
 */
export function periodOf(day: Day, { frequency, every }: Rhythm, by = 0): [from: Day, to: Day] | null {
  if (frequency === 'WEEKLY') {
    const from = addDays(day, -((weekdayOf(day) + 6) % 7) + by * every * 7)
    return inCalendar(from, addDays(from, every * 7 - 1))
  }
  const unit = UNIT_MONTHS[frequency]
  const intoUnit = (Number(day.slice(5, 7)) - 1) % unit
  const from = monthsAfter(firstOfMonth(day), by * every * unit - intoUnit)
  const after = from && monthsAfter(from, every * unit)
  return from && after ? inCalendar(from, addDays(after, -1)) : null
}

const inCalendar = (from: Day, to: Day): [Day, Day] | null => (isDay(from) && isDay(to) ? [from, to] : null)

/** `1–31 October 2026`, `1 October – 31 December 2026`, `28 December 2026 – 3 January 2027`. */
function rangeText([from, to]: [Day, Day]): string {
  const end = writeDay(to, 'd MMMM yyyy')
  if (from.slice(0, 7) === to.slice(0, 7)) return `${writeDay(from, 'd')}–${end}`
  return `${writeDay(from, from.slice(0, 4) === to.slice(0, 4) ? 'd MMMM' : 'd MMMM yyyy')} – ${end}`
}
