import { UTCDate } from '@date-fns/utc'
import {
  addMonths as addMonthsToDate,
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  format,
  startOfWeek,
} from 'date-fns'
import { isDay, type Day } from './index'

/** A calendar month as `YYYY-MM`. */
export type Month = string

/** The day a week begins with: 0 is Sunday, 1 is Monday. */
export type WeekStart = 0 | 1

const first = (month: Month): UTCDate => new UTCDate(`${month}-01T00:00:00Z`)
const day = (date: Date): Day => format(date, 'yyyy-MM-dd')

/** Whether the text is a month between 1900 and 2999. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`)

export const monthOf = (day: Day): Month => day.slice(0, 7)

export const addMonths = (month: Month, count: number): Month =>
  format(addMonthsToDate(first(month), count), 'yyyy-MM')

/** `November 2026`. */
export const formatMonth = (month: Month): string => format(first(month), 'MMMM yyyy')

/** The days of a month's sheet: whole weeks, from the first day of the first to the last day of the last. */
export function daysOnSheet(month: Month, weekStartsOn: WeekStart): Day[] {
  const start = startOfWeek(first(month), { weekStartsOn })
  const end = endOfWeek(endOfMonth(first(month)), { weekStartsOn })
  return eachDayOfInterval({ start, end }).map(day)
}

/** North America's weeks begin on Sunday, those of ISO 8601 on Monday. */
export const weekStartIn = (country: string | null): WeekStart =>
  country === 'US' || country === 'CA' ? 0 : 1

/** `Sun`, `Mon` and so on, in the week's order. */
export const weekdays = (weekStartsOn: WeekStart): string[] =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].slice(weekStartsOn, weekStartsOn + 7)

/** `Sat, Nov 21`. */
export const formatDayOfWeek = (day: Day): string => format(new UTCDate(`${day}T00:00:00Z`), 'EEE, MMM d')
