/** Days after the due date that can be chosen; before it when negative. */
export const REMINDER_DAYS = [-7, -3, 0, 3, 7, 14, 30] as const

/** `3 days before`, `on the due date`, `1 day after`. */
export function reminderLabel(day: number): string {
  if (day === 0) return 'On the due date'
  const count = Math.abs(day)
  return `${count} ${count === 1 ? 'day' : 'days'} ${day < 0 ? 'before' : 'after'}`
}

/** What may stand in the text of a reminder. */
export const REMINDER_PLACEHOLDERS = ['{client}', '{number}', '{amount}', '{due}', '{link}'] as const

/** What a reminder says unless the user writes something else. */
export const DEFAULT_REMINDER = [
  'Hello {client},',
  'This is a friendly reminder of invoice {number}: {amount} is due on {due}.',
  'You can view and download it here:\n{link}',
  'If you have paid in the meantime, please ignore this message. Thank you!',
].join('\n\n')
