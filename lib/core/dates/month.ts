import {
  addMonths as addMonthsToDate,
  eachDayOfInterval,
  endOfMonth,
  endOfQuarter,
  endOfWeek,
  startOfQuarter,
  startOfWeek,
} from 'date-fns'
import { toDate, toDay, isDay, type Day } from './'

/** A calendar month as `YYYY-MM`. */
export type Month = string

/** First day of the week: 0 is Sunday, 1 is Monday. */
export type WeekStart = 0 | 1

const toFirstDay = (month: Month): Date => toDate(`${month}-01`)

/** True for a month between 1900 and 2999. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`)

export const toMonth = (day: Day): Month => day.slice(0, 7)

export const addMonths = (month: Month, count: number): Month =>
  toMonth(toDay(addMonthsToDate(toFirstDay(month), count)))

/** Returns the calendar quarter of a day, both ends included. */
export const getQuarter = (day: Day): { from: Day; to: Day } => ({
  from: toDay(startOfQuarter(toDate(day))),
  to: toDay(endOfQuarter(toDate(day))),
})

/** `November 2026`. `language`: BCP 47 code of the interface's language, as for the formats below. */
export const formatMonth = (month: Month, language = 'en'): string =>
  formatDate(toFirstDay(month), language, { month: 'long', year: 'numeric' })

/** `Nov`. */
export const formatShortMonth = (month: Month, language = 'en'): string =>
  formatDate(toFirstDay(month), language, { month: 'short' })

/**
 * Lists the days of a month's calendar page: whole weeks, from the first day of the first to the last day of the last.
 */
export function listCalendarDays(month: Month, weekStartsOn: WeekStart): Day[] {
  const start = startOfWeek(toFirstDay(month), { weekStartsOn })
  const end = endOfWeek(endOfMonth(toFirstDay(month)), { weekStartsOn })
  return eachDayOfInterval({ start, end }).map(toDay)
}

/**
 * Returns the first day of the week: Sunday for readers of English in the US and Canada, Monday otherwise (ISO 8601).
 */
export const getWeekStart = (country: string | null, language = 'en'): WeekStart =>
  language === 'en' && (country === 'US' || country === 'CA') ? 0 : 1

/** Lists `Sun`, `Mon` and so on, in the week's order. */
export const listWeekdays = (weekStartsOn: WeekStart, language = 'en'): string[] =>
  listCalendarDays('2026-01', weekStartsOn)
    .slice(0, 7)
    .map((day) => formatDate(toDate(day), language, { weekday: 'short' }))

/** `Sat, Nov 21`. */
export const formatDayOfWeek = (day: Day, language = 'en'): string =>
  formatDate(toDate(day), language, { weekday: 'short', month: 'short', day: 'numeric' })

/** Formatters by language and options, because creating one takes longer than formatting a whole calendar. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatDate(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter.format(date)
}
