import { addDays, daysBetween, isDay, type Day } from './index'
import { weekdayOf, writeDay } from './write'

/** A calendar month as `YYYY-MM`. */
export type Month = string

/** The day a week begins with: 0 is Sunday, 1 is Monday. */
export type WeekStart = 0 | 1

const firstOf = (month: Month): Day => `${month}-01`

/** Whether the text is a month between 1900 and 2999. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`)

export const monthOf = (day: Day): Month => day.slice(0, 7)

export function addMonths(month: Month, count: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7)
}

/** The calendar quarter that a day lies in, both ends included. */
export function quarterOf(day: Day): { from: Day; to: Day } {
  const month = monthOf(day)
  const first = addMonths(month, -((Number(month.slice(5)) - 1) % 3))
  return { from: firstOf(first), to: addDays(firstOf(addMonths(first, 3)), -1) }
}

/** `November 2026`. */
export const formatMonth = (month: Month): string => writeDay(firstOf(month), 'MMMM yyyy')

/** The days of a month's sheet: whole weeks, from the first day of the first to the last day of the last. */
export function daysOnSheet(month: Month, weekStartsOn: WeekStart): Day[] {
  const first = firstOf(month)
  const start = addDays(first, -((weekdayOf(first) - weekStartsOn + 7) % 7))
  const weeks = Math.ceil(daysBetween(start, firstOf(addMonths(month, 1))) / 7)
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(start, index))
}

/** North America's weeks begin on Sunday, those of ISO 8601 on Monday. */
export const weekStartIn = (country: string | null): WeekStart =>
  country === 'US' || country === 'CA' ? 0 : 1

/** `Sun`, `Mon` and so on, in the week's order. */
export const weekdays = (weekStartsOn: WeekStart): string[] =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].slice(weekStartsOn, weekStartsOn + 7)

/** `Sat, Nov 21`. */
export const formatDayOfWeek = (day: Day): string => writeDay(day, 'EEE, MMM d')
