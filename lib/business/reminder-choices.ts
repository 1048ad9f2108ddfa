import { UTCDate } from '@date-fns/utc'
import { format } from 'date-fns'

/** Days after the due date that can be chosen; before it when negative. */
export const REMINDER_DAYS = [-7, -3, 0, 3, 7, 14, 30] as const

/** The hour reminders go out from unless the user chooses another: people are at their desks. */
export const DEFAULT_REMINDER_HOUR = 9

/** `3 days before`, `on the due date`, `1 day after`. */
export function formatReminderDay(day: number): string {
  if (day === 0) return 'On the due date'
  const count = Math.abs(day)
  return `${count} ${count === 1 ? 'day' : 'days'} ${day < 0 ? 'before' : 'after'}`
}

/** An hour of the clock as people say it: `9 AM`, `12 PM`. */
export const formatHour = (hour: number): string => format(new UTCDate(2026, 0, 1, hour), 'h a')

/** What may stand in the texts of a reminder. */
export const REMINDER_PLACEHOLDERS = [
  ...['{client}', '{number}', '{amount}', '{due}', '{when}', '{days}', '{link}'],
] as const
