import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { addDays, toDateColumn, type Day } from '@/lib/core/dates'
import { addMonths, toMonth, type Month } from '@/lib/core/dates/month'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { getWeekEnd } from '@/lib/documents/list/filter'
import { INVOICE_STATUSES, listInvoiceStatusesInGroup } from '@/lib/documents/lifecycle/kinds'
import { paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'
import type { InvoiceStatus } from '@/lib/documents/types'
import { toSuggestedActions, type SuggestedActionRecord } from './suggested-actions'
import { suggestedActionsSql } from './suggested-actions-sql'
import { summarizeAges, summarizeIncome, summarizeToday, type AgedGroup } from './summarize-overview'
import { summarizeDashboard } from './summarize-dashboard'
import { runningTotalsSql } from './running-totals'
import type { Dashboard, DashboardStats } from './types'

/** The figures of the dashboard, from what is kept added up. */
export async function getDashboardStats(actor: Actor, currency: string): Promise<DashboardStats> {
  // Raw SQL: the sums that the dashboard's UNION adds up too.
  const rows = await db.$queryRaw<Row[]>(runningTotalsSql(actor, INVOICE_SUMS))
  return summarizeDashboard(rows.map(toGroup), currency)
}

/** Invoices of a status, a month's income in one currency, or what there is to do. */
interface Row {
  part: 'INVOICES' | 'INCOME' | 'ACTS'
  /** A status or a month. */
  of: string
  currency: string
  age: AgedGroup['age']
  count: number
  total: string
  paid: string
  acts: SuggestedActionRecord[] | null
}

/** What credit notes take back is kept beside the states of invoices. */
const CREDITED = 'CREDITED'
const INVOICE_SUMS = [...INVOICE_STATUSES, CREDITED]

const toGroup = <R extends { of: string }>(row: R) => ({
  ...row,
  ...(row.of === CREDITED
    ? { kind: 'CREDIT_NOTE' as const, status: 'SENT' as const }
    : { kind: 'INVOICE' as const, status: row.of as InvoiceStatus }),
})

const MONTHS = 12
/** The months whose income is shown, the current one last. */
const listMonthsTo = (today: Day): Month[] =>
  Array.from({ length: MONTHS }, (_, index) => addMonths(toMonth(today), index - MONTHS + 1))

/**
 * Everything the dashboard adds up or prepares, as `Row`s: what is kept added up of all invoices and of the payments of the last
 * twelve months, the invoices that are owed by their age, and a bounded list of what there is to do. Days are added up first, so
 * that what costs more (words) is done once a day, not once a row.
 * @param today the user's day
 */
export function dashboardSql(actor: Actor, today: Day, now: Date): Prisma.Sql {
  const { isOwed, payable } = paymentStatusSql()
  const days = (count: number) => toDateColumn(addDays(today, count))
  const owed: string[] = listInvoiceStatusesInGroup('owed')
  const others = INVOICE_SUMS.filter((one) => !owed.includes(one))
  return Prisma.sql`
    SELECT CASE WHEN "of" IN (${Prisma.join(others)}) THEN 'INVOICES' ELSE 'INCOME' END AS "part", t.*,
      NULL AS "age", NULL::json AS "acts"
    FROM (${runningTotalsSql(actor, [...others, ...listMonthsTo(today)])}) t
    UNION ALL
    SELECT 'INVOICES', "status"::text, "currency", sum("count")::int, sum("total")::text, sum("paid")::text,
      CASE
        WHEN "dueDate" > ${toDateColumn(getWeekEnd(today))}::date THEN 'NOT_DUE'
        WHEN "dueDate" >= ${days(0)}::date THEN 'WEEK'
        WHEN "dueDate" >= ${days(-30)}::date THEN 'TO_30'
        WHEN "dueDate" >= ${days(-60)}::date THEN 'TO_60'
        WHEN "dueDate" >= ${days(-90)}::date THEN 'TO_90'
        ELSE 'OVER_90'
      END AS "age", NULL
    FROM (
      -- By no column that the index of what is owed does not hold.
      SELECT "currency", 'INVOICE'::"DocumentKind" AS "kind", ${owed[0]}::"InvoiceStatus" AS "status", "dueDate",
        count(*) AS "count", sum(${payable}) AS "total", sum("amountPaid") AS "paid"
      FROM "Invoice" i WHERE "businessId" = ${actor.businessId} AND ${isOwed} GROUP BY 1, 4
    ) i GROUP BY "status", "currency", "age"
    UNION ALL
    SELECT 'ACTS', NULL, NULL, NULL, NULL, NULL, NULL, (${suggestedActionsSql(actor, today, now)})`
}

/** All that the dashboard shows. @param today the user's day */
export async function getDashboard(
  actor: Actor,
  currency: string,
  today: Day,
  now = new Date(),
): Promise<Dashboard> {
  // Raw SQL: UNION of sums over several tables.
  const rows = await db.$queryRaw<Row[]>(dashboardSql(actor, today, now))
  const of = (part: Row['part']) => rows.filter((row) => row.part === part)
  const groups = of('INVOICES').map(toGroup)
  const income = of('INCOME').map((row) => ({ ...row, month: row.of }))
  return {
    stats: summarizeDashboard(groups, currency),
    today: summarizeToday(groups, currency),
    ages: summarizeAges(groups, currency),
    income: summarizeIncome(income, listMonthsTo(today), currency),
    acts: toSuggestedActions(of('ACTS')[0]?.acts ?? [], { today, timeZone: actor.timeZone }),
  }
}
