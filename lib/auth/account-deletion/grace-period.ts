import { utc } from '@date-fns/utc'
import { addDays } from 'date-fns'
import { formatDayInline, todayIn } from '@/lib/core/dates'

/** Days between request and deletion, in which the user can sign in and cancel. */
const GRACE_DAYS = 14

/** Returns the time at which an account is deleted if that is requested now. */
export const getGraceEnd = (now = new Date()): Date => addDays(now, GRACE_DAYS, { in: utc })

/** Formats the day of a deletion in the owner's time zone. */
export const formatDeletionDay = (deleteAfter: Date, timeZone: string): string =>
  formatDayInline(todayIn(timeZone, deleteAfter))
