import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { getClientTitle } from '@/lib/clients/display-name'
import { fromDateColumn, toDateColumn, type Day } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { summarySelect, toSummary } from '@/lib/documents/rows'
import {
  whereInStatusGroup,
  whereInvoiceInStatusGroup,
} from '@/lib/documents/payment-status/payment-status-sql'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import { toScheduleContent, scheduleInclude } from '@/lib/recurring/schedules/schedule-content'
import { toRule } from '@/lib/recurring/schedules/schedule-rows'
import { listDatesBetween } from '@/lib/documents/recurrence/recurrence-dates'
import type { CalendarInvoice, CalendarSchedule } from './calendar-entries'

/** Maximum number of invoices, and of schedules, on one page; `isTruncated` is true if there are more. */
const MAX_PER_MONTH = 1000

interface CalendarMonth {
  invoices: CalendarInvoice[]
  series: CalendarSchedule[]
  isTruncated: boolean
}

/**
 * Lists the calendar's content from `from` to `to`: invoices by due date, open quotes by the last day they are valid,
 * and schedules by their days.
 */
export async function listForCalendar(actor: Actor, from: Day, to: Day): Promise<CalendarMonth> {
  const [invoices, series] = await Promise.all([
    listInvoices(actor, from, to),
    listSchedules(actor, from, to),
  ])
  return {
    invoices: invoices.slice(0, MAX_PER_MONTH),
    series: series.slice(0, MAX_PER_MONTH),
    isTruncated: invoices.length > MAX_PER_MONTH || series.length > MAX_PER_MONTH,
  }
}

async function listInvoices(actor: Actor, from: Day, to: Day): Promise<CalendarInvoice[]> {
  const range = { gte: toDateColumn(from), lte: toDateColumn(to) }
  const rows = await db.invoice.findMany({
    where: {
      businessId: actor.businessId,
      OR: [
        { dueDate: range, ...whereInvoiceInStatusGroup('billed') },
        { dueDate: range, ...whereInStatusGroup('offered') },
        {
          recurringDate: range,
          invoiceType: 'RECURRING',
          NOT: whereInvoiceInStatusGroup('cancelled'),
          recurringSchedule: { is: null },
        },
      ],
    },
    orderBy: [{ dueDate: 'asc' }, { id: 'asc' }],
    take: MAX_PER_MONTH + 1,
    select: { ...summarySelect, recurringSchedule: { select: { id: true } } },
    relationLoadStrategy: 'join',
  })
  return rows.map(({ recurringSchedule, ...row }) => ({
    ...toSummary(row),
    hasSeries: recurringSchedule !== null,
  }))
}

async function listSchedules(actor: Actor, from: Day, to: Day): Promise<CalendarSchedule[]> {
  const rows = await db.recurringSchedule.findMany({
    where: { businessId: actor.businessId, status: 'ACTIVE', nextDay: { lte: toDateColumn(to) } },
    orderBy: [{ nextDay: 'asc' }, { id: 'asc' }],
    take: MAX_PER_MONTH + 1,
    include: { ...scheduleInclude, _count: { select: { runs: { where: { invoiceId: { not: null } } } } } },
    relationLoadStrategy: 'join',
  })
  return rows.flatMap((row) => {
    const rule = toRule(row)
    const nextDay = fromDateColumn(row.nextDay!)
    const days = listDatesBetween(rule, nextDay, { from, to, createdCount: row._count.runs })
    const content = toScheduleContent(row)
    const { currency } = content
    const amount = computeTotals(content).totalAmount.toNumber()
    if (days.length === 0) return []
    const recurrence = { frequency: rule.frequency, every: rule.every }
    return [{ id: row.id, clientName: getClientTitle(row.client), recurrence, currency, amount, days }]
  })
}
