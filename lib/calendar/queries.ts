import 'server-only'
import { toDateColumn, type Day } from '@/lib/dates'
import { db } from '@/lib/db/client'
import { summarySelect, toSummary } from '@/lib/invoices/rows'
import type { InvoiceSummary } from '@/lib/invoices/types'

/** One sheet shows no more than this; `isCut` then says so. */
export const MAX_ON_SHEET = 1000

/** The invoices that stand on one of the days from `from` to `to`, by due date or by the date of their next run. */
export async function listForCalendar(
  userId: number,
  from: Day,
  to: Day,
): Promise<{ invoices: InvoiceSummary[]; isCut: boolean }> {
  const range = { gte: toDateColumn(from), lte: toDateColumn(to) }
  const rows = await db.invoice.findMany({
    where: {
      userId,
      OR: [
        { dueDate: range, status: { in: ['SENT', 'PAID'] } },
        { recurringDate: range, invoiceType: 'RECURRING', status: { not: 'CANCELLED' } },
      ],
    },
    orderBy: [{ dueDate: 'asc' }, { id: 'asc' }],
    take: MAX_ON_SHEET + 1,
    select: summarySelect,
    relationLoadStrategy: 'join',
  })
  return { invoices: rows.slice(0, MAX_ON_SHEET).map(toSummary), isCut: rows.length > MAX_ON_SHEET }
}
