import type { Day } from '@/lib/dates'
import { isOverdue } from '@/lib/invoices/status'
import type { InvoiceSummary } from '@/lib/invoices/types'

/** Why an invoice stands on a day. */
export type EntryKind = 'due' | 'overdue' | 'paid' | 'scheduled'

export const ENTRY_KINDS: Record<EntryKind, string> = {
  due: 'Due',
  overdue: 'Overdue',
  paid: 'Paid',
  scheduled: 'Scheduled',
}

/** An invoice with the days its schedule writes on; without a schedule, its recurrence date stands for them. */
export type CalendarInvoice = InvoiceSummary & { runs?: Day[] }

export interface CalendarEntry {
  kind: EntryKind
  day: Day
  invoice: InvoiceSummary
}

/**
 * What the calendar says of one invoice: what was sent stands on its due date, and a recurring one also on the days
 * it is due to be written again. Drafts and cancelled invoices are owed by nobody.
 */
export function entriesOf(invoice: CalendarInvoice, today: Day): CalendarEntry[] {
  const { status, dueDate, invoiceType, recurringDate } = invoice
  const entries: CalendarEntry[] = []
  if (status === 'PAID') entries.push({ kind: 'paid', day: dueDate, invoice })
  if (status === 'SENT')
    entries.push({ kind: isOverdue(invoice, today) ? 'overdue' : 'due', day: dueDate, invoice })
  if (invoiceType === 'RECURRING' && status !== 'CANCELLED')
    for (const day of invoice.runs ?? (recurringDate ? [recurringDate] : []))
      entries.push({ kind: 'scheduled', day, invoice })
  return entries
}

/** The entries of the given days, each day's list in the order of the kinds above, overdue first. */
export function entriesByDay(
  invoices: CalendarInvoice[],
  days: Day[],
  today: Day,
): Map<Day, CalendarEntry[]> {
  const byDay = new Map(days.map((day): [Day, CalendarEntry[]] => [day, []]))
  for (const entry of invoices.flatMap((invoice) => entriesOf(invoice, today)))
    byDay.get(entry.day)?.push(entry)
  for (const entries of byDay.values())
    entries.sort((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind) || a.invoice.id - b.invoice.id)
  return byDay
}

const URGENCY: EntryKind[] = ['overdue', 'due', 'scheduled', 'paid']
