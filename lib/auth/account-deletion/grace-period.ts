import { utc } from '@date-fns/utc'
import { addDays } from 'date-fns'
import { formatDayInline, todayIn } from '@/lib/core/dates'

/** Days between the request and the deletion, in which signing in brings everything back. */
const GRACE_DAYS = 14

/** When an account is deleted whose owner asks for it now. */
export const getGraceEnd = (now = new Date()): Date => addDays(now, GRACE_DAYS, { in: utc })

/** The day of a deletion on the owner's clock, in words. */
export const formatDeletionDay = (deleteAfter: Date, timeZone: string): string =>
  formatDayInline(todayIn(timeZone, deleteAfter))
