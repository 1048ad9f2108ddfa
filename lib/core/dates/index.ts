import {
  addDays as addDaysToDate,
  differenceInCalendarDays,
  format,
  isValid,
  parseISO,
  formatISO,
} from 'date-fns'
import { utc } from '@date-fns/utc'
import { isTimeZone } from './time-zone'

/** A calendar day as `YYYY-MM-DD`. Not an instant, so no time zone can shift it. */
export type Day = string

/**
 * Returns midnight UTC of a day, as a date that date-fns calculates with in UTC: every day has 24 hours there, whatever
 * the machine's time zone. Returns an invalid date if there is no such day.
 */
export const toDate = (day: Day): Date => parseISO(day, { in: utc })

/** Returns the UTC day of a date. Throws RangeError for an invalid date. */
export const toDay = (date: Date): Day => formatISO(date, { representation: 'date', in: utc })

/**
 * True for text that is a real calendar day between 1900 and 2999. Takes any value, because a body may contain
 * anything.
 */
export const isDay = (text: unknown): boolean => isCalendarDay(text) && /^(19|2\d)/.test(text)

/** True for a valid date outside 1900 to 2999. */
export const isDayOutOfRange = (text: unknown): boolean => isCalendarDay(text) && !isDay(text)

// date-fns parses every form of ISO 8601; a day has only this one.
const isCalendarDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && isValid(toDate(text))

export const addDays = (day: Day, days: number): Day => toDay(addDaysToDate(toDate(day), days))

/** Returns the number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => differenceInCalendarDays(toDate(to), toDate(from))

// Time zones need Intl: date-fns knows only UTC and the machine's.

/** Returns the current day in an IANA time zone; UTC if the zone is unknown. */
export function todayIn(timeZone: string, now: Date = new Date()): Day {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now).slice(0, 10)
  } catch {
    return toDay(now)
  }
}

/** Returns the current hour (0 to 23) in an IANA time zone; UTC if the zone is unknown. */
export function hourIn(timeZone: string, now: Date = new Date()): number {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
  return Number(parts.format(now))
}

/** `Jan 05, 2025`: lists, dashboard and preview, where columns align (specification). */
export const formatDay = (day: Day): string => format(toDate(day), 'MMM dd, yyyy')

/** `January 05, 2025`: invoice detail (specification). */
export const formatDayLong = (day: Day): string => format(toDate(day), 'MMMM dd, yyyy')

/** `Jan 5, 2025`: in sentences, emails, hints and toasts. */
export const formatDayInline = (day: Day): string => format(toDate(day), 'MMM d, yyyy')

/** Converts a `DATE` column, which the driver returns as UTC midnight. */
export const fromDateColumn = (date: Date): Day => toDay(date)

/** Converts a day to UTC midnight, as a `DATE` column expects. */
export const toDateColumn = (day: Day): Date => parseISO(`${day}T00:00:00Z`)

/**
 * Returns the last day whose daily run at `hour` is due: today once that hour has come in the time zone, else
 * yesterday. An hour skipped by a DST change has come with the next one.
 */
export function getLastDueDay(timeZone: string, hour: number, now: Date): Day {
  const today = todayIn(timeZone, now)
  return hourIn(timeZone, now) >= hour ? today : addDays(today, -1)
}
