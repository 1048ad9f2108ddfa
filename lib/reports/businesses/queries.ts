import 'server-only'
import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { listMemberships, businessNameSelect, formatBusinessName } from '@/lib/business/members/queries'
import { listInvoiceStatusesInGroup } from '@/lib/documents/lifecycle/kinds'
import { paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'
import { todayIn } from '@/lib/core/dates'
import { getQuarter } from '@/lib/core/dates/month'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { BusinessOverview, BusinessSums, OtherBusiness } from './types'

type MembershipSummary = Awaited<ReturnType<typeof listMemberships>>[number]

/** What a business comes to in a currency; sums as texts, as the database has them. */
interface Row {
  businessId: number
  currency: string
  outstanding: string
  overdue: string
  tax: string
  drafts: number
}

/**
 * Every business that somebody belongs to with what it comes to, each currency by itself and each business by its own day. Two queries,
 * however many there are: what is owed and what a quarter holds is read by index, drafts are kept counted.
 * @param current the one they work in
 */
export async function listOverviews(
  userId: UserId,
  current: BusinessId | null,
  now = new Date(),
): Promise<BusinessOverview[]> {
  const seats = await listMemberships(userId, current)
  if (seats.length === 0) return []
  // Raw SQL: UNION of sums, each business by its own day.
  const rows = await db.$queryRaw<Row[]>(overviewSql(seats, now))
  return seats.map((seat) =>
    toOverview(
      seat,
      rows.filter(({ businessId }) => businessId === seat.id),
    ),
  )
}

/** What these businesses come to, as `Row`s. */
export function overviewSql(seats: Pick<MembershipSummary, 'id' | 'timeZone'>[], now: Date): Prisma.Sql {
  const { isOwed, balance, isOverdueOn, means } = paymentStatusSql()
  const days = seats.map(({ id, timeZone }) => ({ id, today: todayIn(timeZone, now) }))
  const quarters = days.map(({ today }) => getQuarter(today))
  const drafts = listInvoiceStatusesInGroup('draft')
  return Prisma.sql`
    WITH "mine" AS (
      SELECT * FROM unnest(
        ${days.map(({ id }) => id)}::int[], ${days.map(({ today }) => today)}::text[]::date[],
        ${quarters.map(({ from }) => from)}::text[]::date[], ${quarters.map(({ to }) => to)}::text[]::date[]
      ) m("businessId", "today", "from", "to")
    )
    SELECT "businessId", "currency", sum("outstanding")::text AS "outstanding", sum("overdue")::text AS "overdue",
      sum("tax")::text AS "tax", sum("drafts")::int AS "drafts"
    FROM (
      SELECT m."businessId", i."currency", sum(${balance}) AS "outstanding",
        sum(CASE WHEN ${isOverdueOn(Prisma.sql`m."today"`)} THEN ${balance} ELSE 0 END) AS "overdue", 0 AS "tax", 0 AS "drafts"
      FROM "mine" m JOIN "Invoice" i ON i."businessId" = m."businessId" AND ${isOwed} GROUP BY 1, 2
      UNION ALL
      SELECT m."businessId", i."currency", 0, 0, sum(CASE WHEN i."kind" = 'CREDIT_NOTE' THEN -i."taxAmount" ELSE i."taxAmount" END), 0
      FROM "mine" m JOIN "Invoice" i ON i."businessId" = m."businessId" AND i."issueDate" BETWEEN m."from" AND m."to"
        AND i."kind" IN ('INVOICE', 'CREDIT_NOTE') AND (${means('billed')} OR ${means('credited')}) GROUP BY 1, 2
      UNION ALL
      SELECT m."businessId", t."currency", 0, 0, 0, sum(t."count")
      FROM "mine" m JOIN "RunningTotal" t ON t."businessId" = m."businessId" AND t."of" IN (${Prisma.join(drafts)}) GROUP BY 1, 2
    ) s GROUP BY 1, 2`
}

function toOverview({ timeZone: _, ...business }: MembershipSummary, rows: Row[]): BusinessOverview {
  const all = rows.map(({ currency, outstanding, overdue, tax }) => ({
    currency,
    outstanding: Number(outstanding),
    overdue: Number(overdue),
    tax: Number(tax),
  }))
  const isOwn = ({ currency }: BusinessSums) => currency === business.currency
  const none = { currency: business.currency, outstanding: 0, overdue: 0, tax: 0 }
  const others = all.filter((sums) => !isOwn(sums) && (sums.outstanding || sums.tax))
  return {
    ...business,
    drafts: rows.reduce((sum, row) => sum + row.drafts, 0),
    sums: [all.find(isOwn) ?? none, ...others.sort((a, b) => a.currency.localeCompare(b.currency))],
  }
}

/** More would be no help to choose from. */
const MOST = 5

/**
 * The other businesses of somebody in which there is an invoice or a client with an id: each counts by itself, so several may have it.
 * @param current the business in which it was not found
 */
export async function listBusinessesWithRecord(
  userId: UserId,
  current: BusinessId | null,
  what: 'invoice' | 'client',
  id: number,
): Promise<OtherBusiness[]> {
  const isThere =
    what === 'invoice' ? { invoices: { some: { id } } } : { clients: { some: { id, deletedAt: null } } }
  const seats = await db.membership.findMany({
    where: {
      userId,
      ...(current !== null && { businessId: { not: current } }),
      business: { isOnboarded: true, ...isThere },
    },
    orderBy: [{ createdAt: 'asc' }, { businessId: 'asc' }],
    take: MOST,
    select: { business: { select: { id: true, ...businessNameSelect } } },
    relationLoadStrategy: 'join',
  })
  return seats.map(({ business }) => ({ id: business.id, name: formatBusinessName(business) }))
}
