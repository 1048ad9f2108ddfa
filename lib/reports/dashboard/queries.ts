import 'server-only'
import { addDays, toDateColumn, type Day } from '@/lib/kernel/dates'
import { addMonths, monthOf } from '@/lib/kernel/dates/month'
import { db } from '@/lib/platform/db/client'
import { endOfWeek } from '@/lib/documents/list/filter'
import { standingSql } from '@/lib/documents/standing/sql'
import type { InvoiceStatus } from '@/lib/documents/types'
import { actsOf, type ActRow } from './acts'
import { actsQuery } from './acts-query'
import { agesOf, incomeOf, todayOf, type AgedGroup } from './overview'
import { summarize } from './summary'
import type { Dashboard, DashboardStats } from './types'

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

/** A group of invoices, a month's income in one currency, or what there is to do. */
interface Row {
  part: 'INVOICES' | 'INCOME' | 'ACTS'
  currency: string
  status: InvoiceStatus
  age: AgedGroup['age']
  month: string
  count: number
  total: string
  paid: string
  acts: ActRow[] | null
}

const MONTHS = 12

/**
 * Everything the dashboard adds up or prepares, by one query: over two covering indexes the owner's invoices and the payments
 * of the last twelve months, and a bounded list of what there is to do. Days are added up first, so that what costs more (words, months) is done once a day, not once a row.
 * @param today the user's day
 */
export async function getDashboard(
  userId: number,
  currency: string,
  today: Day,
  now = new Date(),
): Promise<Dashboard> {
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(monthOf(today), index - MONTHS + 1))
  const { isOwed, isOverdue } = standingSql()
  const days = (count: number) => toDateColumn(addDays(today, count))
  const rows = await db.$queryRaw<Row[]>`
    SELECT 'INVOICES' AS "part", "currency", "status"::text,
      CASE
        WHEN NOT ${isOwed} THEN NULL
        WHEN "dueDate" > ${toDateColumn(endOfWeek(today))}::date THEN 'NOT_DUE'
        WHEN NOT ${isOverdue(today)} THEN 'WEEK'
        WHEN "dueDate" >= ${days(-30)}::date THEN 'TO_30'
        WHEN "dueDate" >= ${days(-60)}::date THEN 'TO_60'
        WHEN "dueDate" >= ${days(-90)}::date THEN 'TO_90'
        ELSE 'OVER_90'
      END AS "age",
      NULL AS "month", sum("count")::int AS "count", sum("total")::text AS "total", sum("paid")::text AS "paid",
      NULL::json AS "acts"
    FROM (
      SELECT "currency", "status", "dueDate",
        count(*) AS "count", sum("totalAmount") AS "total", sum("amountPaid") AS "paid"
      FROM "Invoice" WHERE "userId" = ${userId} GROUP BY 1, 2, 3
    ) i GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'INCOME', "currency", NULL, NULL, to_char("paidOn", 'YYYY-MM'), NULL, NULL, sum("paid")::text, NULL
    FROM (
      SELECT i."currency", p."paidOn", sum(p."amount") AS "paid"
      FROM "Payment" p JOIN "Invoice" i ON i."id" = p."invoiceId" AND i."userId" = p."userId"
      WHERE p."userId" = ${userId}
        AND p."paidOn" >= ${toDateColumn(`${months[0]}-01`)}::date
        AND p."paidOn" < ${toDateColumn(`${addMonths(monthOf(today), 1)}-01`)}::date
      GROUP BY 1, 2
    ) p GROUP BY 2, 5
    UNION ALL
    SELECT 'ACTS', NULL, NULL, NULL, NULL, NULL, NULL, NULL, (${actsQuery(userId, today, now)})`
  const of = (part: Row['part']) => rows.filter((row) => row.part === part)
  const groups = of('INVOICES')
  return {
    stats: summarize(groups, currency),
    today: todayOf(groups, currency),
    ages: agesOf(groups, currency),
    income: incomeOf(of('INCOME'), months, currency),
    acts: actsOf(of('ACTS')[0]?.acts ?? []),
  }
}
