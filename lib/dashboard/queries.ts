import 'server-only'
import { db } from '@/lib/db/client'
import { summarize } from './summary'
import type { DashboardStats } from './types'

/** The figures of the dashboard by one grouped query, answered from the index on currency, status and total. */
export async function getDashboardStats(userId: number, currency: string): Promise<DashboardStats> {
  const groups = await db.invoice.groupBy({
    by: ['currency', 'status'],
    where: { userId },
    _count: true,
    _sum: { totalAmount: true, amountPaid: true },
  })
  return summarize(
    groups.map((group) => ({
      currency: group.currency,
      status: group.status,
      count: group._count,
      total: group._sum.totalAmount?.toString() ?? 0,
      paid: group._sum.amountPaid?.toString() ?? 0,
    })),
    currency,
  )
}
