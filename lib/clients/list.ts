import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { formatPageKey, type PageKey } from '@/lib/core/lists/page-key'
import { matchesTermsSql } from '@/lib/platform/db/search-sql'
import { afterKeySql, toLikePattern, orderBySql, type SortColumn } from '@/lib/platform/db/keyset'
import { SizedRows } from '@/lib/core/lists/sized-rows'
import { getPageStart } from '@/lib/core/lists/list-params'
import { decimal, formatMoney } from '@/lib/core/money'
import { CLIENT_ORDERS, type ClientFilter, type ClientSort } from './filter'
import { clientFields } from './queries'
import { withCountryName } from './with-country-name'
import type { Client, ClientRow } from './types'

interface ClientPage<T> {
  clients: T[]
  /** The `before` of the next page; null on the last one. */
  next: string | null
}

const { sql, raw } = Prisma

const EVERY_FIELD = Object.keys(clientFields)
const LIST_COLUMNS = [
  'id',
  'name',
  'companyName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'postalCode',
  'country',
]

/** Returns a page of clients with every field, as many as fit into a response. */
export async function listClients(actor: Actor, filter: ClientFilter): Promise<ClientPage<Client>> {
  const rows = await readRows<Client>(actor, filter, EVERY_FIELD)
  const page = new SizedRows<Sorted<Client>>()
  for (const row of rows.slice(0, filter.limit)) if (!page.take(row)) break
  return toPage(filter, page.rows, page.rows.length < rows.length)
}

/** A page of clients with what the list shows. */
export async function listClientRows(actor: Actor, filter: ClientFilter): Promise<ClientPage<ClientRow>> {
  const rows = await readRows<ClientRow & { credit: Credit[] | null }>(
    actor,
    filter,
    LIST_COLUMNS,
    creditSql(actor),
  )
  const { clients, next } = toPage(filter, rows.slice(0, filter.limit), rows.length > filter.limit)
  return {
    clients: clients.map((client) => ({ ...withCountryName(client), credit: formatCredit(client.credit) })),
    next,
  }
}

/** Currencies that a row names at most. */
const CREDITS = 3

interface Credit {
  currency: string
  /** A decimal. */
  balance: string
}

/** What each client of a page has to their credit, and one currency more than is named where there is one. */
const creditSql = ({ businessId }: Actor): Prisma.Sql => sql`, (
  SELECT json_agg(c ORDER BY c."currency") FROM (
    SELECT "currency", "balance"::text FROM "ClientCredit"
    WHERE "businessId" = ${businessId} AND "clientId" = "Client"."id" AND "balance" > 0
    ORDER BY "currency" LIMIT ${CREDITS + 1}
  ) c
) AS "credit"`

/** `€50.00, $20.00`; null for none. */
function formatCredit(credits: Credit[] | null): string | null {
  if (!credits) return null
  const named = credits
    .slice(0, CREDITS)
    .map(({ currency, balance }) => formatMoney(decimal(balance), currency))
  return [...named, ...(credits.length > CREDITS ? ['and more'] : [])].join(', ')
}

/** A row as it is read: with what it is sorted by, which is null where the client has none. */
type Sorted<T> = T & { id: number; title: string; sortedBy: string | null; part: number }

/** The rows of a page, and one more where there is a next one. Raw SQL: keyset over several columns. */
const readRows = <T>(
  actor: Actor,
  filter: ClientFilter,
  columns: string[],
  more?: Prisma.Sql,
): Promise<Sorted<T>[]> => db.$queryRaw<Sorted<T>[]>(clientsSql(actor, filter, columns, more))

function toPage<T>({ sort }: ClientFilter, rows: Sorted<T>[], hasNext: boolean): ClientPage<T> {
  const last = hasNext ? rows.at(-1)! : null
  const values = last && [...(sort === 'name' ? [] : [last.sortedBy ?? '']), last.title]
  return {
    clients: rows.map(({ sortedBy: _value, part: _part, title: _title, ...client }) => client as T),
    next: last && formatPageKey({ id: last.id, values: values! }),
  }
}

/**
 * The address as the list shows it, in one line, as far as anybody sorts by it; null when there is none. The index of the
 * same expression is in the migration `client_list_order`.
 */
const ADDRESS = `NULLIF(left(ltrim(translate(COALESCE("address", '') || COALESCE(', ' || "city", '')
  || COALESCE(', ' || "state", '') || COALESCE(', ' || "postalCode", '') || COALESCE(', ' || "country", ''),
  E'\\n\\t', '  '), ', '), 100), '') COLLATE "und-x-icu"`

const VALUES: Record<Exclude<ClientSort, 'name'>, string> = {
  email: '"email"',
  phone: '"phone"',
  address: `(${ADDRESS})`,
}

/**
 * The query behind a page: the page, and one row more where there is a next one. Whoever has nothing in the column comes
 * last, whichever way it is sorted, and so both kinds are read off the index each by itself. `columns` never come from a
 * request.
 */
export function clientsSql(
  actor: Actor,
  filter: ClientFilter,
  columns: string[] = LIST_COLUMNS,
  more: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  const { sort, dir, limit } = filter
  const key = getPageStart(CLIENT_ORDERS, filter)
  const shown = columns.map((column) => `"${column}"`).join(', ')
  const rows = (part: ListSection) => sql`
    SELECT ${raw(`${shown}, "title", ${part.value} AS "sortedBy", ${part.at} AS "part"`)} ${more}
    FROM "Client"
    WHERE ${activeClientsSql(actor, filter.search)} AND ${raw(part.holds)} ${afterKeySql(part.by, '"id"', dir, part.key)}
    ORDER BY ${orderBySql(part.order, dir)}
    LIMIT ${limit + 1}`
  if (!sort || sort === 'name')
    return rows({ at: 0, value: 'NULL', holds: 'true', by: TITLE, order: [LISTED, '"title"', '"id"'], key })

  const value = VALUES[sort]
  const order = [LISTED, value, '"title"', '"id"']
  const [from, title = ''] = key?.values ?? []
  const empty = { at: 1, value, holds: `${value} IS NULL`, by: TITLE, order }
  if (key && from === '') return rows({ ...empty, key: { id: key.id, values: [title] } })
  const by: SortColumn[] = [[value, 'text'], ...TITLE]
  return sql`
    (${rows({ at: 0, value, holds: `${value} IS NOT NULL`, by, order, key })})
    UNION ALL (${rows({ ...empty, key: null })})
    ORDER BY "part", ${orderBySql(['"sortedBy"', '"title"', '"id"'], dir)}
    LIMIT ${limit + 1}`
}

/** Clients that are sorted alike: those with something in the column, or those without. */
interface ListSection {
  at: number
  /** What they are sorted by, as SQL. */
  value: string
  holds: string
  by: SortColumn[]
  order: string[]
  key: PageKey | null
}

const TITLE: SortColumn[] = [['"title"', 'text']]

/** Always null here. Sorting names it because PostgreSQL takes the order from an index that begins with it only then. */
const LISTED = '"deletedAt"'

/** The owner's clients that match every word of the search and were not deleted. */
function activeClientsSql(actor: Actor, search: string): Prisma.Sql {
  const own = sql`"businessId" = ${actor.businessId} AND ${raw(LISTED)} IS NULL`
  if (!search) return own
  const pattern = toLikePattern(search)
  const plain = sql`"name" ILIKE ${pattern} OR "email" ILIKE ${pattern} OR "phone" LIKE ${pattern}
    OR "companyName" ILIKE ${pattern}`
  return sql`${own} AND ${matchesTermsSql(search, { column: sql`"foldedText"`, plain })}`
}
