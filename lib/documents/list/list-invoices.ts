import 'server-only'
import type { Actor, BusinessId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { getClientTitle } from '@/lib/clients/display-name'
import { fromDateColumn } from '@/lib/core/dates'
import { formatPageKey, type PageKey } from '@/lib/core/lists/page-key'
import { afterKeySql, orderBySql, type SortColumn } from '@/lib/platform/db/keyset'
import { MAX_ID } from '@/lib/core/id'
import { searchByClientName, matchesSearchSql, type MatchingClients } from './client-name-search'
import { getWeekEnd, PAGE_SIZE, type InvoiceFilter } from './filter'
import { summarySelect, toSummary } from '@/lib/documents/rows'
import { getPageStart } from '@/lib/core/lists/list-params'
import { INVOICE_ORDERS, type InvoiceSort } from './sort'
import { toDateSql, paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'
import { DOCUMENT_STATUSES } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceSummary } from '@/lib/documents/types'

export interface InvoicePage {
  invoices: InvoiceSummary[]
  /** The `before` of the next page, or null on the last. */
  next: string | null
}

export type InvoiceListRow = Omit<Parameters<typeof toSummary>[0], 'client'> & {
  name: string
  companyName: string | null
}

const { sql, join, raw, empty } = Prisma

const columns = Object.keys(summarySelect).filter((name) => name !== 'client')
const COLUMNS = raw(columns.map((name) => `i."${name}"`).join(', '))

/**
 * Returns one page of the list, at most `limit` rows.
 * @param called the clients who are called what is looked for, where they are known already
 */
export async function listInvoices(
  actor: Actor,
  filter: InvoiceFilter,
  limit: number = PAGE_SIZE,
  called?: MatchingClients,
): Promise<InvoicePage> {
  const rows = await listInvoiceRows(actor, filter, limit, called)
  const page = rows.slice(0, limit)
  return {
    invoices: page.map(toRowSummary),
    next: rows.length > limit ? getNextPageKey(filter, page.at(-1)!) : null,
  }
}

/**
 * Reads the rows of a page, and one more to tell whether there is a next page. Raw SQL: keyset over several columns, compared as a row value,
 * so that the index starts right after it, however deep the page.
 */
export async function listInvoiceRows(
  actor: Actor,
  filter: InvoiceFilter,
  limit: number,
  called?: MatchingClients,
): Promise<InvoiceListRow[]> {
  const named = called ?? (await searchByClientName(actor, filter.search))
  return db.$queryRaw<InvoiceListRow[]>(invoicesSql(actor, filter, limit, named))
}

export const toRowSummary = ({ name, companyName, ...row }: InvoiceListRow): InvoiceSummary =>
  toSummary({ ...row, client: { name, companyName } })

/** The key of the page that starts after a row. */
export const getNextPageKey = ({ sort }: InvoiceFilter, row: InvoiceListRow): string =>
  formatPageKey({ id: row.id, values: VALUES[sort ?? 'newest'](row) })

/**
 * The query behind `listInvoices`: the page, and one row more where there is a next one.
 * @param called the clients who are called what is looked for
 */
export function invoicesSql(
  actor: Actor,
  filter: InvoiceFilter,
  limit: number,
  called: MatchingClients = [],
): Prisma.Sql {
  const { sort } = filter
  const key = getPageStart(INVOICE_ORDERS, filter)
  const holds = whereClause(actor, filter, called)
  return sort === 'client' || sort === 'status'
    ? groupedQuery(filter, GROUPS[sort](key), { businessId: actor.businessId, key, limit, holds })
    : flatQuery(filter, { businessId: actor.businessId, key, limit, holds })
}

type Order = InvoiceSort | 'newest'

/** What a row's key holds beside its id. */
const VALUES: Record<Order, (row: InvoiceListRow) => string[]> = {
  newest: () => [],
  number: (row) => [row.invoiceNumber],
  client: (row) => [getClientTitle(row), String(row.clientId)],
  issued: (row) => [fromDateColumn(row.issueDate)],
  due: (row) => [fromDateColumn(row.dueDate)],
  amount: (row) => [row.currency, row.totalAmount.toFixed()],
  status: (row) => [row.status],
}

/** The columns sorted by, with the type a key's value is read as. The id always comes last, and nothing ties with it. */
const SORT_COLUMNS: Record<Exclude<Order, 'client' | 'status'>, SortColumn[]> = {
  newest: [],
  number: [['i."invoiceNumber"', 'text']],
  issued: [['i."issueDate"', 'date']],
  due: [['i."dueDate"', 'date']],
  // Amounts of different currencies can't be compared: each currency stands by itself.
  amount: [
    ['i."currency"', 'bpchar'],
    ['i."totalAmount"', 'numeric'],
  ],
}

interface PageQuery {
  businessId: BusinessId
  key: PageKey | null
  limit: number
  /** Which invoices `i` are in the list. */
  holds: Prisma.Sql
}

/** Sorted by columns of the invoice itself: read off an index on owner, columns and id. */
function flatQuery(filter: InvoiceFilter, { key, limit, holds }: PageQuery): Prisma.Sql {
  const by = SORT_COLUMNS[(filter.sort ?? 'newest') as keyof typeof SORT_COLUMNS]
  return sql`
    SELECT ${COLUMNS}, c."name", c."companyName"
    FROM "Invoice" i JOIN "Client" c ON c."businessId" = i."businessId" AND c."id" = i."clientId"
    WHERE ${holds} ${afterKeySql(by, 'i."id"', filter.dir, key)}
    ORDER BY ${orderBySql([...by.map(([column]) => column), 'i."id"'], filter.dir)}
    LIMIT ${limit + 1}`
}

interface GroupedSort {
  /** The rows of a group, by `g`. */
  from: Prisma.Sql
  /** Which invoices belong to group `g`. */
  belongs: Prisma.Sql
  /** The columns the groups are sorted by, and where they begin. */
  by: string[]
  start: Prisma.Sql[] | null
  /** Whether `g` is the group in which the page before ended. */
  isFirst: Prisma.Sql
}

/**
 * Sorted by what many invoices share, newest first within it: each group is read off its own index, and only as many
 * groups as the page needs.
 */
function groupedQuery(
  filter: InvoiceFilter,
  groups: GroupedSort,
  { businessId, key, limit, holds }: PageQuery,
): Prisma.Sql {
  const { from, belongs, by, start, isFirst } = groups
  const onwards = raw(filter.dir === 'asc' ? '>=' : '<=')
  const later = key
    ? sql`AND i."id" < CASE WHEN ${isFirst} THEN ${key.id}::int ELSE ${MAX_ID}::int END`
    : empty
  const named = filter.sort === 'client' ? sql`g."name", g."companyName"` : sql`c."name", c."companyName"`
  const client =
    filter.sort === 'client'
      ? empty
      : sql`JOIN "Client" c ON c."businessId" = ${businessId} AND c."id" = i."clientId"`
  return sql`
    SELECT i.*, ${named}
    FROM ${from} CROSS JOIN LATERAL (
      SELECT ${COLUMNS} FROM "Invoice" i
      WHERE ${holds} AND ${belongs} ${later}
      ORDER BY i."id" DESC LIMIT ${limit + 1}
    ) i ${client}
    WHERE ${start ? sql`(${raw(by.join(', '))}) ${onwards} (${join(start)})` : sql`true`}
      ${filter.sort === 'client' ? sql`AND g."businessId" = ${businessId}` : empty}
    ORDER BY ${orderBySql(by, filter.dir)}, i."id" DESC
    LIMIT ${limit + 1}`
}

const STATUSES = raw(
  DOCUMENT_STATUSES.map((status, at) => `('${status}'::"InvoiceStatus", ${at})`).join(', '),
)

const GROUPS: Record<'client' | 'status', (key: PageKey | null) => GroupedSort> = {
  client: (key) => ({
    from: sql`"Client" g`,
    belongs: sql`i."clientId" = g."id"`,
    by: ['g."title"', 'g."id"'],
    start: key && [sql`${key.values[0]}::text`, sql`${Number(key.values[1])}::int`],
    isFirst: key ? sql`g."id" = ${Number(key.values[1])}::int` : sql`false`,
  }),
  status: (key) => ({
    from: sql`(VALUES ${STATUSES}) AS g("status", "rank")`,
    belongs: sql`i."status" = g."status"`,
    by: ['g."rank"'],
    start: key && [sql`${DOCUMENT_STATUSES.findIndex((status) => status === key.values[0])}::int`],
    isFirst: key ? sql`g."status" = ${key.values[0]}::text::"InvoiceStatus"` : sql`false`,
  }),
}

/** The owner's invoices `i` that the filter lets through. */
export function whereClause(actor: Actor, filter: InvoiceFilter, called: MatchingClients = []): Prisma.Sql {
  const { kind, status, search, clientId, overdue, week, since, until } = filter
  const { isOwed, isOverdue } = paymentStatusSql()
  const all = [sql`i."businessId" = ${actor.businessId}`]
  if (kind) all.push(sql`i."kind" = ${raw(`'${kind}'`)}`)
  if (status) all.push(sql`i."status" = ${status}::text::"InvoiceStatus"`)
  if (overdue) all.push(isOverdue(overdue))
  if (week)
    all.push(sql`${isOwed} AND i."dueDate" BETWEEN ${toDateSql(week)} AND ${toDateSql(getWeekEnd(week))}`)
  if (clientId) all.push(sql`i."clientId" = ${clientId}`)
  if (since) all.push(sql`i."issueDate" >= ${since}::text::date`)
  if (until) all.push(sql`i."issueDate" <= ${until}::text::date`)
  if (search) all.push(matchesSearchSql(actor, search, called))
  return join(all, ' AND ')
}
