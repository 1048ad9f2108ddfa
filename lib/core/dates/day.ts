import { utc } from '@date-fns/utc'
import { formatISO, parseISO } from 'date-fns'

/** A calendar day as `YYYY-MM-DD`. Never an instant, so no time zone can move it. */
export type Day = string

/**
 * Returns a day as midnight UTC, which date-fns calculates with in UTC: every day has 24 hours there, whatever zone the machine is in. An
 * invalid date if there is no such day.
 */
export const toDate = (day: Day): Date => parseISO(day, { in: utc })

/** Returns the day on which a date lies in UTC. Throws RangeError for an invalid date. */
export const toDay = (date: Date): Day => formatISO(date, { representation: 'date', in: utc })
