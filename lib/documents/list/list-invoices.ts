import 'server-only'
import type { Actor, BusinessId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { getClientTitle } from '@/lib/clients/display-name'
import { fromDateColumn } from '@/lib/core/dates'
import { formatPageKey, type PageKey } from '@/lib/core/lists/paging'
import { afterKeySql, orderBySql, type SortColumn } from '@/lib/platform/db/list-sql'
import { MAX_ID } from '@/lib/core/ids'
import { searchByClientName, matchesSearchSql, type MatchingClients } from './client-name-search'
import { getWeekEnd, PAGE_SIZE, type InvoiceFilter, INVOICE_ORDERS, type InvoiceSort } from './filter'
import { summarySelect, toSummary } from '@/lib/documents/rows'
import { getPageStart } from '@/lib/core/lists/list-params'
import { toDateSql, paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'
import { DOCUMENT_STATUSES } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceSummary } from '@/lib/documents/types'

export interface InvoicePage {
  invoices: InvoiceSummary[]
  /** Value of `before` for the next page; null on the last. */
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
 * @param matchingClients clients that match the search, if already known
 */
export async function listInvoices(
  actor: Actor,
  filter: InvoiceFilter,
  limit: number = PAGE_SIZE,
  matchingClients?: MatchingClients,
): Promise<InvoicePage> {
  const rows = await listInvoiceRows(actor, filter, limit, matchingClients)
  const page = rows.slice(0, limit)
  return {
    invoices: page.map(toRowSummary),
    next: rows.length > limit ? getNextPageKey(filter, page.at(-1)!) : null,
  }
}

/**
 * Returns the rows of a page, and one more if there is a next page.
 * Raw SQL: keyset over several columns, compared as a row value, so that the index scan starts right after the key,
 * however deep the page.
 */
export async function listInvoiceRows(
  actor: Actor,
  filter: InvoiceFilter,
  limit: number,
  matchingClients?: MatchingClients,
): Promise<InvoiceListRow[]> {
  const clients = matchingClients ?? (await searchByClientName(actor, filter.search))
  return db.$queryRaw<InvoiceListRow[]>(invoicesSql(actor, filter, limit, clients))
}

export const toRowSummary = ({ name, companyName, ...row }: InvoiceListRow): InvoiceSummary =>
  toSummary({ ...row, client: { name, companyName } })

/** Returns the key of the page after a row. */
export const getNextPageKey = ({ sort }: InvoiceFilter, row: InvoiceListRow): string =>
  formatPageKey({ id: row.id, values: VALUES[sort ?? 'newest'](row) })

/**
 * Builds the query of `listInvoices`, with one row more than the page if there is a next one.
 * @param matchingClients clients that match the search
 */
export function invoicesSql(
  actor: Actor,
  filter: InvoiceFilter,
  limit: number,
  matchingClients: MatchingClients = [],
): Prisma.Sql {
  const { sort } = filter
  const key = getPageStart(INVOICE_ORDERS, filter)
  const where = whereClause(actor, filter, matchingClients)
  return sort === 'client' || sort === 'status'
    ? groupedQuery(filter, GROUPS[sort](key), { businessId: actor.businessId, key, limit, where })
    : flatQuery(filter, { businessId: actor.businessId, key, limit, where })
}

type Order = InvoiceSort | 'newest'

/** Values of a row's key besides its id. */
const VALUES: Record<Order, (row: InvoiceListRow) => string[]> = {
  newest: () => [],
  number: (row) => [row.invoiceNumber],
  client: (row) => [getClientTitle(row), String(row.clientId)],
  issued: (row) => [fromDateColumn(row.issueDate)],
  due: (row) => [fromDateColumn(row.dueDate)],
  amount: (row) => [row.currency, row.totalAmount.toFixed()],
  status: (row) => [row.status],
}

/** Sort columns, and the types that key values are cast to. The id always comes last, so that no two rows tie. */
const SORT_COLUMNS: Record<Exclude<Order, 'client' | 'status'>, SortColumn[]> = {
  newest: [],
  number: [['i."invoiceNumber"', 'text']],
  issued: [['i."issueDate"', 'date']],
  due: [['i."dueDate"', 'date']],
  // Amounts of different currencies can't be compared, so sort by currency first.
  amount: [
    ['i."currency"', 'bpchar'],
    ['i."totalAmount"', 'numeric'],
  ],
}

interface PageQuery {
  businessId: BusinessId
  key: PageKey | null
  limit: number
  /** Condition on invoices `i`. */
  where: Prisma.Sql
}

/** Sorts by columns of the invoice: read off an index on business, columns and id. */
function flatQuery(filter: InvoiceFilter, { key, limit, where }: PageQuery): Prisma.Sql {
  const by = SORT_COLUMNS[(filter.sort ?? 'newest') as keyof typeof SORT_COLUMNS]
  return sql`
    SELECT ${COLUMNS}, c."name", c."companyName"
    FROM "Invoice" i JOIN "Client" c ON c."businessId" = i."businessId" AND c."id" = i."clientId"
    WHERE ${where} ${afterKeySql(by, 'i."id"', filter.dir, key)}
    ORDER BY ${orderBySql([...by.map(([column]) => column), 'i."id"'], filter.dir)}
    LIMIT ${limit + 1}`
}

interface GroupedSort {
  /** Table of groups, as `g`. */
  from: Prisma.Sql
  /** Condition that invoice `i` is in group `g`. */
  belongs: Prisma.Sql
  /** Sort columns of the groups, and the values to start from. */
  by: string[]
  start: Prisma.Sql[] | null
  /** Condition that the previous page ended in group `g`. */
  isFirst: Prisma.Sql
}

/**
 * Sorts by a value that many invoices share, newest first within it: reads each group off its own index, and only as
 * many groups as the page needs.
 */
function groupedQuery(
  filter: InvoiceFilter,
  groups: GroupedSort,
  { businessId, key, limit, where }: PageQuery,
): Prisma.Sql {
  const { from, belongs, by, start, isFirst } = groups
  const comparison = raw(filter.dir === 'asc' ? '>=' : '<=')
  const idCondition = key
    ? sql`AND i."id" < CASE WHEN ${isFirst} THEN ${key.id}::int ELSE ${MAX_ID}::int END`
    : empty
  const clientColumns =
    filter.sort === 'client' ? sql`g."name", g."companyName"` : sql`c."name", c."companyName"`
  const client =
    filter.sort === 'client'
      ? empty
      : sql`JOIN "Client" c ON c."businessId" = ${businessId} AND c."id" = i."clientId"`
  return sql`
    SELECT i.*, ${clientColumns}
    FROM ${from} CROSS JOIN LATERAL (
      SELECT ${COLUMNS} FROM "Invoice" i
      WHERE ${where} AND ${belongs} ${idCondition}
      ORDER BY i."id" DESC LIMIT ${limit + 1}
    ) i ${client}
    WHERE ${start ? sql`(${raw(by.join(', '))}) ${comparison} (${join(start)})` : sql`true`}
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

/** Returns the condition on invoices `i` of the business that match the filter. */
export function whereClause(
  actor: Actor,
  filter: InvoiceFilter,
  matchingClients: MatchingClients = [],
): Prisma.Sql {
  const { kind, status, search, clientId, overdue, week, since, until } = filter
  const { isOwed, isOverdue } = paymentStatusSql()
  const conditions = [sql`i."businessId" = ${actor.businessId}`]
  if (kind) conditions.push(sql`i."kind" = ${raw(`'${kind}'`)}`)
  if (status) conditions.push(sql`i."status" = ${status}::text::"InvoiceStatus"`)
  if (overdue) conditions.push(isOverdue(overdue))
  if (week)
    conditions.push(
      sql`${isOwed} AND i."dueDate" BETWEEN ${toDateSql(week)} AND ${toDateSql(getWeekEnd(week))}`,
    )
  if (clientId) conditions.push(sql`i."clientId" = ${clientId}`)
  if (since) conditions.push(sql`i."issueDate" >= ${since}::text::date`)
  if (until) conditions.push(sql`i."issueDate" <= ${until}::text::date`)
  if (search) conditions.push(matchesSearchSql(actor, search, matchingClients))
  return join(conditions, ' AND ')
}
