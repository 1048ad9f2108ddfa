import { addDays, daysBetween, formatDay, type Day } from '@/lib/dates'
import { formatMoney } from '@/lib/money'

/** Days after the due date that can be chosen; before it when negative. */
export const REMINDER_DAYS = [-7, -3, 0, 3, 7, 14, 30] as const

/** A reminder whose day was missed, because nobody ran what is due, still goes out this many days later. */
const GRACE = 3

/** The reminder that is due today, if any: of several missed ones only the last. */
export function reminderDue(dueDate: Day, days: number[], today: Day): number | null {
  const late = daysBetween(dueDate, today)
  const due = days.filter((day) => day <= late && late - day <= GRACE)
  return due.length > 0 ? Math.max(...due) : null
}

/** The day of the next reminder after today, if there is one. */
export function nextReminder(dueDate: Day, days: number[], today: Day): Day | null {
  const late = daysBetween(dueDate, today)
  const next = days.filter((day) => day > late)
  return next.length > 0 ? addDays(dueDate, Math.min(...next)) : null
}

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

interface Reminded {
  clientName: string | null
  invoiceNumber: string
  /** What is left to pay. */
  balance: number
  currency: string
  dueDate: Day
  url: string
}

/** The reminder's text with everything filled in; any other braces stay as they are. */
export function reminderText(template: string, invoice: Reminded): string {
  const values = new Map([
    ['client', invoice.clientName || 'Client'],
    ['number', invoice.invoiceNumber],
    ['amount', formatMoney(invoice.balance, invoice.currency)],
    ['due', formatDay(invoice.dueDate)],
    ['link', invoice.url],
  ])
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
}
