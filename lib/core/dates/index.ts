import { addDays as addDaysToDate, differenceInCalendarDays, format, isValid, parseISO } from 'date-fns'
import { toDate, toDay, type Day } from './day'

export type { Day }

/** Whether it is a text that is a real calendar day between 1900 and 2999: a body may hold anything where a day belongs. */
export const isDay = (text: unknown): boolean => isCalendarDay(text) && /^(19|2\d)/.test(text)

/** Whether it is a valid date outside 1900 to 2999. */
export const isDayOutOfRange = (text: unknown): boolean => isCalendarDay(text) && !isDay(text)

// Of the forms of ISO 8601, which date-fns reads, a day has one.
const isCalendarDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && isValid(toDate(text))

export const addDays = (day: Day, days: number): Day => toDay(addDaysToDate(toDate(day), days))

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => differenceInCalendarDays(toDate(to), toDate(from))

// Time zones are left to Intl: date-fns knows UTC and the zone of the machine.

/** The day it is now in an IANA time zone; UTC when the zone is unknown. */
export function todayIn(timeZone: string, now: Date = new Date()): Day {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now).slice(0, 10)
  } catch {
    return toDay(now)
  }
}

/** The hour it is now in an IANA time zone, 0 to 23; UTC's when the zone is unknown. */
export function hourIn(timeZone: string, now: Date = new Date()): number {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
  return Number(parts.format(now))
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** `Jan 05, 2025`: lists, dashboard, preview. */
export const formatDay = (day: Day): string => format(toDate(day), 'MMM dd, yyyy')

/** `January 05, 2025`: invoice detail. */
export const formatDayLong = (day: Day): string => format(toDate(day), 'MMMM dd, yyyy')

/** `Jan 5, 2025`: in sentences, mails, hints and toasts. The two above are the specification's, for columns. */
export const formatDayInline = (day: Day): string => format(toDate(day), 'MMM d, yyyy')

/** An instant as day and time on the clock of an IANA time zone: `Jan 5, 2025, 2:05 PM`. */
export function formatInstant(iso: string, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso))
}

/** A `DATE` column, which the driver hands over as UTC midnight, as a day. */
export const fromDateColumn = (date: Date): Day => toDay(date)

/** A day as the UTC midnight a `DATE` column wants. */
export const toDateColumn = (day: Day): Date => parseISO(`${day}T00:00:00Z`)

/**
 * The last day on which what waits for an hour of the day may be done by now: today once the hour has come on the user's clock, else yesterday. An hour
 * that a change of clocks leaves out has come when the next one has.
 */
export function getLastDueDay(timeZone: string, hour: number, now: Date): Day {
  const today = todayIn(timeZone, now)
  return hourIn(timeZone, now) >= hour ? today : addDays(today, -1)
}
