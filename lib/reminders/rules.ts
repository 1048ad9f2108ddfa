import { addDays, daysBetween, formatDay, type Day } from '@/lib/dates'
import { formatMoney } from '@/lib/money'

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

/** The name of the reminder of one day of one due date: of each there is one, whoever asks for it and how often. */
export const reminderCause = (invoiceId: number, dueDate: Day, day: number): string =>
  `reminder ${invoiceId} ${dueDate} ${day}`

/** What `reminderCause` wrote: the due date, and the days after it. */
export function readCause(cause: string): { dueDate: Day; day: number } {
  const [, , dueDate = '', day] = cause.split(' ')
  return { dueDate, day: Number(day) }
}

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
