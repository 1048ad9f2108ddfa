import type { Day } from '@/lib/core/dates'
import { isCancelled, isOffered, isOwed, isPaid } from '@/lib/documents/lifecycle/kinds'
import { getPaymentStatus } from '@/lib/documents/payment-status/payment-status'
import type { InvoiceSummary } from '@/lib/documents/types'
import { toNumber } from '@/lib/core/money'

/** Why something stands on a day. */
export type EntryKind = 'due' | 'overdue' | 'paid' | 'scheduled' | 'quote'

export const ENTRY_KINDS: Record<EntryKind, string> = {
  due: 'Due',
  overdue: 'Overdue',
  paid: 'Paid',
  scheduled: 'Scheduled',
  quote: 'Quote ends',
}

/** An invoice or a quote. A recurring one that has no series stands on its recurrence date, too. */
export type CalendarInvoice = InvoiceSummary & { hasSeries?: boolean }

/** A series with the days it writes on. */
export interface CalendarSchedule {
  id: number
  clientName: string
  /** "Monthly", "Every 2 weeks". */
  rhythm: string
  currency: string
  /** What each of its invoices comes to. */
  amount: number
  days: Day[]
}

export interface CalendarEntry {
  kind: EntryKind
  day: Day
  /** Of the document or the series. */
  id: number
  href: string
  clientName: string
  /** The document's number, or how often the series repeats. */
  label: string
  currency: string
  /** What this entry is about: what is still owed, and otherwise the whole. */
  amount: number
  partPaid: boolean
}

/**
 * What the calendar says of one document: an invoice that was sent stands on its due date, a quote that waits for its answer on the last day it is
 * valid. Drafts and cancelled ones are owed by nobody.
 */
export function toCalendarEntries(invoice: CalendarInvoice, today: Day): CalendarEntry[] {
  const { id, dueDate, invoiceType, recurringDate, hasSeries = false } = invoice
  const { overdue, owed, partPaid } = getPaymentStatus(invoice, today)
  const about = {
    id,
    href: `/invoices/${id}`,
    clientName: invoice.clientName,
    label: invoice.invoiceNumber,
    currency: invoice.currency,
  }
  const whole = { ...about, amount: invoice.totalAmount, partPaid: false }
  const entries: CalendarEntry[] = []
  if (isPaid(invoice)) entries.push({ kind: 'paid', day: dueDate, ...whole })
  if (isOffered(invoice)) entries.push({ kind: 'quote', day: dueDate, ...whole })
  if (isOwed(invoice))
    entries.push({
      kind: overdue ? 'overdue' : 'due',
      day: dueDate,
      ...about,
      amount: toNumber(owed),
      partPaid,
    })
  if (invoiceType === 'RECURRING' && !isCancelled(invoice) && recurringDate && !hasSeries)
    entries.push({ kind: 'scheduled', day: recurringDate, ...whole })
  return entries
}

/** A series stands on each of the days it writes on. */
const toScheduledEntries = ({
  id,
  clientName,
  rhythm,
  currency,
  amount,
  days,
}: CalendarSchedule): CalendarEntry[] =>
  days.map((day) => ({
    kind: 'scheduled',
    day,
    id,
    href: `/invoices/series/${id}`,
    clientName,
    label: rhythm,
    currency,
    amount,
    partPaid: false,
  }))

/** The entries of the given days, each day's list in the order of the kinds above, overdue first. */
export function groupEntriesByDay(
  { invoices, series = [] }: { invoices: CalendarInvoice[]; series?: CalendarSchedule[] },
  days: Day[],
  today: Day,
): Map<Day, CalendarEntry[]> {
  const byDay = new Map(days.map((day): [Day, CalendarEntry[]] => [day, []]))
  const entries = [
    ...invoices.flatMap((invoice) => toCalendarEntries(invoice, today)),
    ...series.flatMap((one) => toScheduledEntries(one)),
  ]
  for (const entry of entries) byDay.get(entry.day)?.push(entry)
  for (const list of byDay.values())
    list.sort((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind) || a.id - b.id)
  return byDay
}

const URGENCY: EntryKind[] = ['overdue', 'due', 'quote', 'scheduled', 'paid']
