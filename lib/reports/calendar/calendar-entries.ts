import type { Day } from '@/lib/core/dates'
import { isCancelled, isOffered, isOwed, isPaid } from '@/lib/documents/lifecycle/kinds'
import { getPaymentStatus } from '@/lib/documents/payment-status/payment-status'
import type { Recurrence } from '@/lib/documents/recurrence/types'
import type { InvoiceSummary } from '@/lib/documents/types'
import { toNumber } from '@/lib/core/money'

/** Kinds of entries, in the order of the calendar's legend. */
export const ENTRY_KINDS = ['due', 'overdue', 'paid', 'scheduled', 'quote'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** An invoice or a quote. A recurring invoice without a schedule also appears on its recurrence date. */
export type CalendarInvoice = InvoiceSummary & { hasSeries?: boolean }

/** A recurring schedule with its days. */
export interface CalendarSchedule {
  id: number
  clientName: string
  recurrence: Recurrence
  currency: string
  /** Total of each of its invoices. */
  amount: number
  days: Day[]
}

export interface CalendarEntry {
  kind: EntryKind
  day: Day
  /** Id of the document or the schedule. */
  id: number
  href: string
  clientName: string
  /** Document number, or the recurrence of a schedule. */
  label: string | Recurrence
  currency: string
  /** Balance due of an unpaid invoice, otherwise the total. */
  amount: number
  isPartiallyPaid: boolean
}

/**
 * Returns the calendar entries of a document: a sent invoice on its due date, a quote awaiting an answer on the last
 * day it is valid. Drafts and cancelled invoices have none, except a draft on its recurrence date.
 */
export function toCalendarEntries(invoice: CalendarInvoice, today: Day): CalendarEntry[] {
  const { id, dueDate, invoiceType, recurringDate, hasSeries = false } = invoice
  const { overdue, owed, isPartiallyPaid } = getPaymentStatus(invoice, today)
  const common = {
    id,
    href: `/invoices/${id}`,
    clientName: invoice.clientName,
    label: invoice.invoiceNumber,
    currency: invoice.currency,
  }
  const withTotal = { ...common, amount: invoice.totalAmount, isPartiallyPaid: false }
  const entries: CalendarEntry[] = []
  if (isPaid(invoice)) entries.push({ kind: 'paid', day: dueDate, ...withTotal })
  if (isOffered(invoice)) entries.push({ kind: 'quote', day: dueDate, ...withTotal })
  if (isOwed(invoice))
    entries.push({
      kind: overdue ? 'overdue' : 'due',
      day: dueDate,
      ...common,
      amount: toNumber(owed),
      isPartiallyPaid,
    })
  if (invoiceType === 'RECURRING' && !isCancelled(invoice) && recurringDate && !hasSeries)
    entries.push({ kind: 'scheduled', day: recurringDate, ...withTotal })
  return entries
}

const toScheduledEntries = ({
  id,
  clientName,
  recurrence,
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
    label: recurrence,
    currency,
    amount,
    isPartiallyPaid: false,
  }))

/** Groups the entries of the given days. Each day's list is sorted by urgency, overdue first. */
export function groupEntriesByDay(
  { invoices, series = [] }: { invoices: CalendarInvoice[]; series?: CalendarSchedule[] },
  days: Day[],
  today: Day,
): Map<Day, CalendarEntry[]> {
  const byDay = new Map(days.map((day): [Day, CalendarEntry[]] => [day, []]))
  const entries = [
    ...invoices.flatMap((invoice) => toCalendarEntries(invoice, today)),
    ...series.flatMap((schedule) => toScheduledEntries(schedule)),
  ]
  for (const entry of entries) byDay.get(entry.day)?.push(entry)
  for (const list of byDay.values())
    list.sort((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind) || a.id - b.id)
  return byDay
}

const URGENCY: EntryKind[] = ['overdue', 'due', 'quote', 'scheduled', 'paid']
