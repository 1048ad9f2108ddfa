import 'server-only'
import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { listDiscardableBusinesses } from '@/lib/business/members/open-another-business'
import { listMemberships, businessNameSelect, formatBusinessName } from '@/lib/business/members/queries'
import { listInvoiceStatusesInGroup } from '@/lib/documents/lifecycle/kinds'
import { paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'
import { todayIn } from '@/lib/core/dates'
import { getQuarter } from '@/lib/core/dates/month'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { BusinessOverview, BusinessSums, OtherBusiness } from './other-business-response'

type MembershipSummary = Awaited<ReturnType<typeof listMemberships>>[number]

/** Sums of a business in one currency; as text, which PostgreSQL returns for decimals. */
interface Row {
  businessId: number
  currency: string
  outstanding: string
  overdue: string
  tax: string
  drafts: number
}

/**
 * Returns the overview of every business that a user belongs to, by currency and by each business's own day. Three
 * queries however many there are: balances and the quarter are read from indexes, the number of drafts from running
 * totals.
 * @param current the business they work in
 */
export async function listOverviews(
  userId: UserId,
  current: BusinessId | null,
  now = new Date(),
): Promise<BusinessOverview[]> {
  const memberships = await listMemberships(userId, current)
  if (memberships.length === 0) return []
  const [rows, discardable] = await Promise.all([
    // Raw SQL: UNION of sums, each business by its own day.
    db.$queryRaw<Row[]>(overviewSql(memberships, now)),
    listDiscardableBusinesses(userId, current),
  ])
  return memberships.map((membership) => ({
    ...toOverview(
      membership,
      rows.filter(({ businessId }) => businessId === membership.id),
    ),
    isDiscardable: discardable.includes(membership.id),
  }))
}

/** Returns the query for the `Row`s of these businesses. */
function overviewSql(memberships: Pick<MembershipSummary, 'id' | 'timeZone'>[], now: Date): Prisma.Sql {
  const { isOwed, balance, isOverdueOn, means } = paymentStatusSql()
  const days = memberships.map(({ id, timeZone }) => ({ id, today: todayIn(timeZone, now) }))
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

function toOverview(
  { timeZone: _, ...business }: MembershipSummary,
  rows: Row[],
): Omit<BusinessOverview, 'isDiscardable'> {
  const all = rows.map(({ currency, outstanding, overdue, tax }) => ({
    currency,
    outstanding: Number(outstanding),
    overdue: Number(overdue),
    tax: Number(tax),
  }))
  const isDefaultCurrency = ({ currency }: BusinessSums) => currency === business.currency
  const none = { currency: business.currency, outstanding: 0, overdue: 0, tax: 0 }
  const others = all.filter((sums) => !isDefaultCurrency(sums) && (sums.outstanding || sums.tax))
  return {
    ...business,
    drafts: rows.reduce((sum, row) => sum + row.drafts, 0),
    sums: [
      all.find(isDefaultCurrency) ?? none,
      ...others.sort((a, b) => a.currency.localeCompare(b.currency)),
    ],
  }
}

/** Maximum number of matches; more would be no help to choose from. */
const MAX_MATCHES = 5

/**
 * Lists the user's other businesses that have an invoice or a client with an id. Ids are numbered per business, so
 * several may.
 * @param current the business in which it was not found
 */
export async function listBusinessesWithRecord(
  userId: UserId,
  current: BusinessId | null,
  resource: 'invoice' | 'client',
  id: number,
): Promise<OtherBusiness[]> {
  const hasRecord =
    resource === 'invoice' ? { invoices: { some: { id } } } : { clients: { some: { id, deletedAt: null } } }
  const memberships = await db.membership.findMany({
    where: {
      userId,
      ...(current !== null && { businessId: { not: current } }),
      business: { isOnboarded: true, ...hasRecord },
    },
    orderBy: [{ createdAt: 'asc' }, { businessId: 'asc' }],
    take: MAX_MATCHES,
    select: { business: { select: { id: true, ...businessNameSelect } } },
    relationLoadStrategy: 'join',
  })
  return memberships.map(({ business }) => ({ id: business.id, name: formatBusinessName(business) }))
}
