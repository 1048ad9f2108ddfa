import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Day } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { searchByClientName, type MatchingClients } from './client-name-search'
import { withTab, PAGE_SIZE, type InvoiceFilter, type Tab, type TabCounts } from './filter'
import { listInvoices, whereClause, type InvoicePage } from './list-invoices'
import { paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'
import {
  DOCUMENT_STATUSES,
  STATUSES_BY_KIND,
  type DocumentKind,
  type InvoiceStatus,
} from '@/lib/documents/lifecycle/kinds'

/** Nobody reads a larger number on a tab, and nothing is counted further. */
const MOST = 1000

type Row = TabCounts & { ALL: number; kinds: DocumentKind[] }

/**
 * How many invoices each tab of a list holds, with everything else it is narrowed to. However many there are, no more than a few
 * thousand entries of an index are read.
 * @param today the user's day
 * @param called the clients who are called what is looked for, where they are known already
 */
export async function countTabs(
  actor: Actor,
  filter: InvoiceFilter,
  today: Day,
  called?: MatchingClients,
): Promise<TabCounts & { kinds: DocumentKind[] }> {
  const rest = withTab(filter, 'ALL', today)
  const isNarrowed = Boolean(rest.search || rest.clientId || rest.since || rest.until)
  const query = isNarrowed
    ? filteredCountsSql(actor, rest, today, called ?? (await searchByClientName(actor, rest.search)))
    : allCountsSql(actor, rest, today)
  // Raw SQL: counts to a limit, each tab from its own index.
  const [{ kinds, ...row }] = await db.$queryRaw<[Row]>(sql`
    SELECT t.*, ${kindsInUseSql(actor, rest)} AS "kinds" FROM (${query}) t`)
  // Among more than that, how they divide is not known.
  if (isNarrowed && row.ALL >= MOST) return { ALL: MOST, kinds }
  return { ...row, ALL: Math.min(row.ALL, MOST), kinds }
}

/** The kinds of which there is a document, whatever else than a client the list is narrowed to. */
const kindsInUseSql = (actor: Actor, { clientId }: InvoiceFilter) => sql`
  ARRAY(SELECT k."kind"::text FROM unnest(enum_range(NULL::"DocumentKind")) k("kind") WHERE EXISTS (
    SELECT 1 FROM "Invoice" i WHERE i."businessId" = ${actor.businessId} AND i."kind" = k."kind"
      ${clientId ? sql`AND i."clientId" = ${clientId}` : empty}))`

/** One page of the list, with how many invoices each of its tabs holds. Whom a search names is asked once for both. */
export async function listWithTabs(
  actor: Actor,
  filter: InvoiceFilter,
  today: Day,
): Promise<InvoicePage & { counts: TabCounts; kinds: DocumentKind[] }> {
  const called = await searchByClientName(actor, filter.search)
  const [page, { kinds, ...counts }] = await Promise.all([
    listInvoices(actor, filter, PAGE_SIZE, called),
    countTabs(actor, filter, today, called),
  ])
  return { ...page, counts, kinds }
}

const { sql, join, raw, empty } = Prisma
const listStatuses = ({ kind }: InvoiceFilter): readonly InvoiceStatus[] =>
  kind ? STATUSES_BY_KIND[kind] : DOCUMENT_STATUSES

/** Each tab by itself, off the index on owner and status, and the one on what was sent by its due date. */
export function allCountsSql(actor: Actor, rest: InvoiceFilter, today: Day): Prisma.Sql {
  const statuses = listStatuses(rest)
  const tabs: Tab[] = [...statuses, ...(rest.kind === 'INVOICE' ? ['OVERDUE' as const] : [])]
  const counts = tabs.map(
    (tab) => sql`(SELECT count(*)::int FROM (
      SELECT 1 FROM "Invoice" i WHERE ${whereClause(actor, withTab(rest, tab, today))} LIMIT ${MOST}
    ) counted) AS ${raw(`"${tab}"`)}`,
  )
  const all = raw(statuses.map((status) => `c."${status}"`).join(' + '))
  return sql`SELECT c.*, ${all} AS "ALL" FROM (SELECT ${join(counts)}) c`
}

/** All tabs at once, of the first so many that fit. */
export function filteredCountsSql(
  actor: Actor,
  rest: InvoiceFilter,
  today: Day,
  called: MatchingClients = [],
): Prisma.Sql {
  const counts = listStatuses(rest).map(
    (status) => sql`count(*) FILTER (WHERE c."status" = ${raw(`'${status}'`)})::int AS ${raw(`"${status}"`)}`,
  )
  return sql`
    SELECT ${join(counts)}, count(*)::int AS "ALL",
      count(*) FILTER (WHERE ${paymentStatusSql('c').isOverdue(today)})::int AS "OVERDUE"
    FROM (
      SELECT i."kind", i."status", i."dueDate", i."totalAmount", i."withheldAmount", i."amountPaid"
      FROM "Invoice" i WHERE ${whereClause(actor, rest, called)} LIMIT ${MOST}
    ) c`
}
