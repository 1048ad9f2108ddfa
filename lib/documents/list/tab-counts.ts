import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Day } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { searchByClientName, type MatchingClients } from './client-name-search'
import { withTab, PAGE_SIZE, type InvoiceFilter, type ListCounts, type Tab, type TabCounts } from './filter'
import { listInvoices, whereClause, type InvoicePage } from './list-invoices'
import { paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'
import { DOCUMENT_STATUSES, STATUSES_BY_KIND, type InvoiceStatus } from '@/lib/documents/lifecycle/kinds'

/** Highest count: larger numbers on a tab help nobody. */
const MAX_COUNT = 1000

type Row = TabCounts & { ALL: number; lists: ListCounts }

/**
 * Counts the invoices of each tab with all other filters applied. Reads at most a few thousand index entries, however
 * many invoices there are.
 * @param today the user's date
 * @param matchingClients clients that match the search, if already known
 */
export async function countTabs(
  actor: Actor,
  filter: InvoiceFilter,
  today: Day,
  matchingClients?: MatchingClients,
): Promise<TabCounts & { lists: ListCounts }> {
  const untabbed = withTab(filter, 'ALL', today)
  const isNarrowed = Boolean(untabbed.search || untabbed.clientId || untabbed.since || untabbed.until)
  const query = isNarrowed
    ? filteredCountsSql(
        actor,
        untabbed,
        today,
        matchingClients ?? (await searchByClientName(actor, untabbed.search)),
      )
    : allCountsSql(actor, untabbed, today)
  // Raw SQL: counts to a limit, each tab from its own index.
  const [{ lists, ...row }] = await db.$queryRaw<[Row]>(sql`
    SELECT t.*, (${listCountsSql(actor, untabbed.clientId)}) AS "lists" FROM (${query}) t`)
  // Only the first MAX_COUNT invoices were read, so the counts of the other tabs are unknown.
  if (isNarrowed && row.ALL >= MAX_COUNT) return { ALL: MAX_COUNT, lists }
  return { ...row, ALL: Math.min(row.ALL, MAX_COUNT), lists }
}

/** SQL: the counts of all lists, of all filters respecting the client only. */
const listCountsSql = (actor: Actor, clientId: number | null) => {
  const ofClient = clientId ? sql`AND "clientId" = ${clientId}` : empty
  return sql`
    SELECT jsonb_object_agg(l."list", l."count") FROM (
      SELECT k."kind"::text AS "list", (SELECT count(*) FROM (
        SELECT 1 FROM "Invoice" WHERE "businessId" = ${actor.businessId} AND "kind" = k."kind" ${ofClient} LIMIT ${MAX_COUNT}
      ) counted) AS "count"
      FROM unnest(enum_range(NULL::"DocumentKind")) k("kind")
      UNION ALL
      SELECT 'RECURRING', (SELECT count(*) FROM (
        SELECT 1 FROM "Schedule" WHERE "businessId" = ${actor.businessId} ${ofClient} LIMIT ${MAX_COUNT}
      ) counted)
    ) l`
}

/** Counts the documents of each kind, and the recurring invoices. */
export async function countLists(actor: Actor): Promise<ListCounts> {
  // Raw SQL: counts to a limit.
  const [{ lists }] = await db.$queryRaw<[{ lists: ListCounts }]>(
    sql`SELECT (${listCountsSql(actor, null)}) AS "lists"`,
  )
  return lists
}

/** Returns one page of the list and the counts of its tabs, with one search for clients. */
export async function listWithTabs(
  actor: Actor,
  filter: InvoiceFilter,
  today: Day,
): Promise<InvoicePage & { counts: TabCounts; lists: ListCounts }> {
  const matchingClients = await searchByClientName(actor, filter.search)
  const [page, { lists, ...counts }] = await Promise.all([
    listInvoices(actor, filter, PAGE_SIZE, matchingClients),
    countTabs(actor, filter, today, matchingClients),
  ])
  return { ...page, counts, lists }
}

const { sql, join, raw, empty } = Prisma
const listStatuses = ({ kind }: InvoiceFilter): readonly InvoiceStatus[] =>
  kind ? STATUSES_BY_KIND[kind] : DOCUMENT_STATUSES

/** Counts each tab separately, off the index on business and status, and the one on due dates of sent invoices. */
export function allCountsSql(actor: Actor, filter: InvoiceFilter, today: Day): Prisma.Sql {
  const statuses = listStatuses(filter)
  const tabs: Tab[] = [...statuses, ...(filter.kind === 'INVOICE' ? ['OVERDUE' as const] : [])]
  const counts = tabs.map(
    (tab) => sql`(SELECT count(*)::int FROM (
      SELECT 1 FROM "Invoice" i WHERE ${whereClause(actor, withTab(filter, tab, today))} LIMIT ${MAX_COUNT}
    ) counted) AS ${raw(`"${tab}"`)}`,
  )
  const all = raw(statuses.map((status) => `c."${status}"`).join(' + '))
  return sql`SELECT c.*, ${all} AS "ALL" FROM (SELECT ${join(counts)}) c`
}

/** Counts all tabs in one pass over the first MAX_COUNT invoices. */
export function filteredCountsSql(
  actor: Actor,
  filter: InvoiceFilter,
  today: Day,
  matchingClients: MatchingClients = [],
): Prisma.Sql {
  const counts = listStatuses(filter).map(
    (status) => sql`count(*) FILTER (WHERE c."status" = ${raw(`'${status}'`)})::int AS ${raw(`"${status}"`)}`,
  )
  return sql`
    SELECT ${join(counts)}, count(*)::int AS "ALL",
      count(*) FILTER (WHERE ${paymentStatusSql('c').isOverdue(today)})::int AS "OVERDUE"
    FROM (
      SELECT i."kind", i."status", i."dueDate", i."totalAmount", i."withheldAmount", i."amountPaid"
      FROM "Invoice" i WHERE ${whereClause(actor, filter, matchingClients)} LIMIT ${MAX_COUNT}
    ) c`
}
