import { utc } from '@date-fns/utc'
import { formatISO, parseISO } from 'date-fns'

/** A calendar day as `YYYY-MM-DD`. Not an instant, so no time zone can shift it. */
export type Day = string

/**
 * Returns midnight UTC of a day, as a date that date-fns calculates with in UTC: every day has 24 hours there, whatever
 * the machine's time zone. Returns an invalid date if there is no such day.
 */
export const toDate = (day: Day): Date => parseISO(day, { in: utc })

/** Returns the UTC day of a date. Throws RangeError for an invalid date. */
export const toDay = (date: Date): Day => formatISO(date, { representation: 'date', in: utc })
