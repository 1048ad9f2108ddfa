/** Days relative to the due date that can be chosen; negative is before it. */
export const REMINDER_DAYS = [-7, -3, 0, 3, 7, 14, 30] as const

/** Default hour from which reminders are sent: office hours have begun. */
export const DEFAULT_REMINDER_HOUR = 9

export const REMINDER_PLACEHOLDERS = [
  ...['{client}', '{number}', '{amount}', '{due}', '{when}', '{days}', '{link}'],
] as const
