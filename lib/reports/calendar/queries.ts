import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { clientTitle } from '@/lib/parties/naming'
import { fromDateColumn, toDateColumn, type Day } from '@/lib/kernel/dates'
import { db } from '@/lib/platform/db/client'
import { summarySelect, toSummary } from '@/lib/documents/rows'
import { documentMeans, invoiceMeans } from '@/lib/documents/standing/sql'
import { computeTotals } from '@/lib/documents/totals'
import { contentOf, seriesInclude } from '@/lib/series/content'
import { toRule } from '@/lib/series/rows'
import { datesBetween, rhythmText } from '@/lib/documents/rhythm/schedule'
import type { CalendarInvoice, CalendarSeries } from './entries'

/** One sheet shows no more than this of each; `isCut` then says so. */
const MAX_ON_SHEET = 1000

interface Sheet {
  invoices: CalendarInvoice[]
  series: CalendarSeries[]
  isCut: boolean
}

/** What stands on one of the days from `from` to `to`: invoices by due date, open quotes by the last day they are valid, and series by the days they write on. */
export async function listForCalendar(actor: Actor, from: Day, to: Day): Promise<Sheet> {
  const [invoices, series] = await Promise.all([listInvoices(actor, from, to), listSeries(actor, from, to)])
  return {
    invoices: invoices.slice(0, MAX_ON_SHEET),
    series: series.slice(0, MAX_ON_SHEET),
    isCut: invoices.length > MAX_ON_SHEET || series.length > MAX_ON_SHEET,
  }
}

async function listInvoices(actor: Actor, from: Day, to: Day): Promise<CalendarInvoice[]> {
  const range = { gte: toDateColumn(from), lte: toDateColumn(to) }
  const rows = await db.invoice.findMany({
    where: {
      businessId: actor.businessId,
      OR: [
        { dueDate: range, ...invoiceMeans('billed') },
        { dueDate: range, ...documentMeans('offered') },
        {
          recurringDate: range,
          invoiceType: 'RECURRING',
          NOT: invoiceMeans('cancelled'),
          schedule: { is: null },
        },
      ],
    },
    orderBy: [{ dueDate: 'asc' }, { id: 'asc' }],
    take: MAX_ON_SHEET + 1,
    select: { ...summarySelect, schedule: { select: { id: true } } },
    relationLoadStrategy: 'join',
  })
  return rows.map(({ schedule, ...row }) => ({ ...toSummary(row), hasSeries: schedule !== null }))
}

async function listSeries(actor: Actor, from: Day, to: Day): Promise<CalendarSeries[]> {
  const rows = await db.schedule.findMany({
    where: { businessId: actor.businessId, status: 'ACTIVE', nextDay: { lte: toDateColumn(to) } },
    orderBy: [{ nextDay: 'asc' }, { id: 'asc' }],
    take: MAX_ON_SHEET + 1,
    include: { ...seriesInclude, _count: { select: { runs: { where: { invoiceId: { not: null } } } } } },
    relationLoadStrategy: 'join',
  })
  return rows.flatMap((row) => {
    const rule = toRule(row)
    const nextDay = fromDateColumn(row.nextDay!)
    const days = datesBetween(rule, nextDay, { from, to, written: row._count.runs })
    const content = contentOf(row)
    const { currency } = content
    const amount = computeTotals(content).totalAmount.toNumber()
    const about = { id: row.id, clientName: clientTitle(row.client), rhythm: rhythmText(rule) }
    return days.length > 0 ? [{ ...about, currency, amount, days }] : []
  })
}
