import { startOfISOWeek, startOfMonth, startOfQuarter, startOfYear } from 'date-fns'
import { addDays, isDay, type Day, toDate, toDay } from '@/lib/core/dates'
import type { Formatters } from '@/lib/i18n/message-types'
import { englishFormatters as english } from '@/lib/i18n/english-formatters'
import { findDayAfterMonths } from './recurrence-dates'
import type { Recurrence } from './types'

/**
 * Placeholder with an optional offset and year: `{month}`, `{quarter-1}`, `{month-1 year}`. Accepts typographic
 * dashes as minus.
 */
const PLACEHOLDER = /\{(month|quarter|year|period|date)(?:\s*([+\-−–])\s*(\d{1,3}))?(\s+year)?\}/g

/** Recurrence assumed if none is known. */
const EVERY_MONTH: Recurrence = { frequency: 'MONTHLY', every: 1 }

/**
 * Fills the placeholders for the date of an invoice; offsets count months, quarters, years or periods. Other text in
 * braces stays.
 * @param recurrence gives the length of a period; monthly by default
 */
export function fillPlaceholders(
  text: string,
  day: Day,
  recurrence: Recurrence | null = null,
  formatters: Formatters = english,
): string {
  if (!isDay(day)) return text
  return text.replace(
    PLACEHOLDER,
    (
      placeholder,
      name: string,
      sign: string | undefined,
      count: string | undefined,
      year: string | undefined,
    ) =>
      formatPlaceholder(
        name,
        day,
        parseOffset(sign, count),
        Boolean(year),
        recurrence ?? EVERY_MONTH,
        formatters,
      ) ?? placeholder,
  )
}

const parseOffset = (sign: string | undefined, count: string | undefined): number =>
  count === undefined ? 0 : Number(count) * (sign === '+' ? 1 : -1)

/** Returns the text of a placeholder; null if it is invalid or beyond the calendar. */
function formatPlaceholder(
  name: string,
  day: Day,
  offset: number,
  year: boolean,
  recurrence: Recurrence,
  formatters: Formatters,
): string | null {
  const shifted = (months: number, format: (day: Day, withYear: boolean) => string) => {
    const to = findDayAfterMonths(day, months)
    return to && format(to, year)
  }
  if (name === 'month') return shifted(offset, formatters.month)
  if (name === 'quarter') return shifted(offset * 3, formatters.quarter)
  if (year) return null
  if (name === 'year') return shifted(offset * 12, (to) => to.slice(0, 4))
  if (name === 'date') return offset === 0 ? formatters.proseDay(day) : null
  const period = getBillingPeriod(day, recurrence, offset)
  return period && formatters.dayRange(...period)
}

/** Start and length in months of a period. */
const UNITS = {
  MONTHLY: { start: startOfMonth, months: 1 },
  QUARTERLY: { start: startOfQuarter, months: 3 },
  YEARLY: { start: startOfYear, months: 12 },
}

/**
 * Returns the billing period of an invoice's date: the calendar week (from Monday, ISO 8601), month, quarter or year
 * that contains it, extended by `every`, shifted by `by` periods. Null beyond the calendar.
 */
export function getBillingPeriod(
  day: Day,
  { frequency, every }: Recurrence,
  offset = 0,
): [from: Day, to: Day] | null {
  if (frequency === 'WEEKLY') {
    const from = addDays(toDay(startOfISOWeek(toDate(day))), offset * every * 7)
    return toCalendarPeriod(from, addDays(from, every * 7 - 1))
  }
  const { start, months } = UNITS[frequency]
  const from = findDayAfterMonths(toDay(start(toDate(day))), offset * every * months)
  const after = from && findDayAfterMonths(from, every * months)
  return from && after ? toCalendarPeriod(from, addDays(after, -1)) : null
}

const toCalendarPeriod = (from: Day, to: Day): [Day, Day] | null =>
  isDay(from) && isDay(to) ? [from, to] : null

const PERIODS_BY_NAME: Partial<Record<string, Recurrence>> = {
  month: { frequency: 'MONTHLY', every: 1 },
  quarter: { frequency: 'QUARTERLY', every: 1 },
  year: { frequency: 'YEARLY', every: 1 },
}

/**
 * Returns the period that the first placeholder of a text names for the date of an invoice, such as October for
 * `{month-1}` in November. Null if it names none.
 */
export function findNamedPeriod(
  text: string,
  day: Day,
  recurrence: Recurrence | null,
): [from: Day, to: Day] | null {
  const [first] = text.matchAll(PLACEHOLDER)
  if (!first || !isDay(day)) return null
  const [, name = '', sign, count] = first
  const period = name === 'period' ? (recurrence ?? EVERY_MONTH) : PERIODS_BY_NAME[name]
  return period ? getBillingPeriod(day, period, parseOffset(sign, count)) : null
}

/** Placeholders for the texts of a recurring schedule. The form lists them below the texts, with the meaning by `id`. */
export const PLACEHOLDERS = [
  { name: '{month}', id: 'month' },
  { name: '{quarter}', id: 'quarter' },
  { name: '{year}', id: 'year' },
  { name: '{month-1}', id: 'previousMonth' },
  { name: '{month+1}', id: 'nextMonth' },
  { name: '{month-1 year}', id: 'previousMonthWithYear' },
  { name: '{period}', id: 'period' },
  { name: '{period-1}', id: 'previousPeriod' },
  { name: '{date}', id: 'date' },
] as const
