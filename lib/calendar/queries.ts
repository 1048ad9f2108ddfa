import 'server-only'
import { fromDateColumn, toDateColumn, type Day } from '@/lib/dates'
import { db } from '@/lib/db/client'
import { summarySelect, toSummary } from '@/lib/invoices/rows'
import { toRule } from '@/lib/recurring/rows'
import { datesBetween } from '@/lib/recurring/schedule'
import type { CalendarInvoice } from './entries'

/** One sheet shows no more than this; `isCut` then says so. */
export const MAX_ON_SHEET = 1000

/** The invoices that stand on one of the days from `from` to `to`, by due date or by the days their schedule runs on. */
export async function listForCalendar(
  userId: number,
  from: Day,
  to: Day,
): Promise<{ invoices: CalendarInvoice[]; isCut: boolean }> {
  const range = { gte: toDateColumn(from), lte: toDateColumn(to) }
  const rows = await db.invoice.findMany({
    where: {
      userId,
      OR: [
        { dueDate: range, status: { in: ['SENT', 'PAID'] } },
        { recurringDate: range, invoiceType: 'RECURRING', status: { not: 'CANCELLED' } },
        { schedule: { status: 'ACTIVE', nextDay: { lte: range.lte } }, status: { not: 'CANCELLED' } },
      ],
    },
    orderBy: [{ dueDate: 'asc' }, { id: 'asc' }],
    take: MAX_ON_SHEET + 1,
    select: {
      ...summarySelect,
      schedule: { include: { _count: { select: { runs: { where: { invoiceId: { not: null } } } } } } },
    },
    relationLoadStrategy: 'join',
  })
  const invoices = rows.slice(0, MAX_ON_SHEET).map(({ schedule, ...row }): CalendarInvoice => {
    if (!schedule) return toSummary(row)
    const written = schedule._count.runs
    const runs =
      schedule.status === 'ACTIVE' && schedule.nextDay
        ? datesBetween(toRule(schedule), fromDateColumn(schedule.nextDay), { from, to, written })
        : []
    return { ...toSummary(row), runs }
  })
  return { invoices, isCut: rows.length > MAX_ON_SHEET }
}
