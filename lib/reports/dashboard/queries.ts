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
import {
  summarizeAges,
  summarizeIncome,
  summarizeToday,
  type AgedGroup,
  summarizeDashboard,
} from './summarize-dashboard'
import { runningTotalsSql } from './running-totals'
import type { DashboardStats } from './stats-response'
import type { Dashboard } from './types'

/** Returns the dashboard's figures from the running totals. */
export async function getDashboardStats(actor: Actor, currency: string): Promise<DashboardStats> {
  // Raw SQL: shares the query of running totals with the dashboard's UNION.
  const rows = await db.$queryRaw<Row[]>(runningTotalsSql(actor, INVOICE_SUMS))
  return summarizeDashboard(rows.map(toGroup), currency)
}

/** One part of the dashboard: invoices of a status, a month's income in one currency, or the suggested actions. */
interface Row {
  part: 'INVOICES' | 'INCOME' | 'ACTS'
  key: string
  currency: string
  age: AgedGroup['age']
  count: number
  total: string
  paid: string
  acts: SuggestedActionRecord[] | null
}

/** Key of the credit notes' running total, stored next to the statuses of invoices. */
const CREDITED = 'CREDITED'
const INVOICE_SUMS = [...INVOICE_STATUSES, CREDITED]

const toGroup = <R extends { key: string }>(row: R) => ({
  ...row,
  ...(row.key === CREDITED
    ? { kind: 'CREDIT_NOTE' as const, status: 'SENT' as const }
    : { kind: 'INVOICE' as const, status: row.key as InvoiceStatus }),
})

const MONTHS = 12
/** Lists the months whose income is shown, the current one last. */
const listMonthsTo = (today: Day): Month[] =>
  Array.from({ length: MONTHS }, (_, index) => addMonths(toMonth(today), index - MONTHS + 1))

/**
 * Returns the query for everything on the dashboard, as `Row`s: the running totals of invoices and of the last twelve
 * months' payments, the owed invoices by age, and a limited list of suggested actions. Owed invoices are summed by due
 * date first, so that the costlier steps run once a day instead of once a row.
 * @param today the user's day
 */
export function dashboardSql(actor: Actor, today: Day, now: Date): Prisma.Sql {
  const { isOwed, payable } = paymentStatusSql()
  const days = (count: number) => toDateColumn(addDays(today, count))
  const owed: string[] = listInvoiceStatusesInGroup('owed')
  const others = INVOICE_SUMS.filter((status) => !owed.includes(status))
  return Prisma.sql`
    SELECT CASE WHEN "key" IN (${Prisma.join(others)}) THEN 'INVOICES' ELSE 'INCOME' END AS "part", t.*,
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
      -- Only columns of the partial index over owed invoices.
      SELECT "currency", 'INVOICE'::"DocumentKind" AS "kind", ${owed[0]}::"InvoiceStatus" AS "status", "dueDate",
        count(*) AS "count", sum(${payable}) AS "total", sum("amountPaid") AS "paid"
      FROM "Invoice" i WHERE "businessId" = ${actor.businessId} AND ${isOwed} GROUP BY 1, 4
    ) i GROUP BY "status", "currency", "age"
    UNION ALL
    SELECT 'ACTS', NULL, NULL, NULL, NULL, NULL, NULL, (${suggestedActionsSql(actor, today, now)})`
}

/** Loads the dashboard. @param today the user's day */
export async function getDashboard(
  actor: Actor,
  currency: string,
  today: Day,
  now = new Date(),
): Promise<Dashboard> {
  // Raw SQL: UNION of sums over several tables.
  const rows = await db.$queryRaw<Row[]>(dashboardSql(actor, today, now))
  const getRows = (part: Row['part']) => rows.filter((row) => row.part === part)
  const groups = getRows('INVOICES').map(toGroup)
  const income = getRows('INCOME').map((row) => ({ ...row, month: row.key }))
  return {
    stats: summarizeDashboard(groups, currency),
    today: summarizeToday(groups, currency),
    ages: summarizeAges(groups, currency),
    income: summarizeIncome(income, listMonthsTo(today), currency),
    suggestedActions: toSuggestedActions(getRows('ACTS')[0]?.acts ?? [], { today, timeZone: actor.timeZone }),
  }
}
