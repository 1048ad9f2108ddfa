import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { formatPageKey, type PageKey, SizedRows } from '@/lib/core/lists/paging'
import {
  matchesTermsSql,
  afterKeySql,
  toLikePattern,
  orderBySql,
  type SortColumn,
} from '@/lib/platform/db/list-sql'
import { getPageStart } from '@/lib/core/lists/list-params'
import { decimal } from '@/lib/core/money'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { Translator } from '@/lib/i18n/translator'
import { CLIENT_ORDERS, type ClientFilter, type ClientSort } from './filter'
import { clientFields } from './queries'
import { withCountryName } from './with-country-name'
import type { Client, ClientRow } from './client-response'

interface ClientPage<T> {
  clients: T[]
  /** The `before` of the next page; null on the last one. */
  next: string | null
}

const { sql, raw } = Prisma

const ALL_COLUMNS = Object.keys(clientFields)
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
  const rows = await readRows<Client>(actor, filter, ALL_COLUMNS)
  const page = new SizedRows<Sorted<Client>>()
  for (const row of rows.slice(0, filter.limit)) if (!page.take(row)) break
  return toPage(filter, page.rows, page.rows.length < rows.length)
}

/** Client with unused credit by currency. */
export type CreditedClient = Omit<ClientRow, 'credit'> & { credit: Credit[] | null }

/** Lists a page of clients with the columns of the list. */
export async function listClientRows(
  actor: Actor,
  filter: ClientFilter,
): Promise<ClientPage<CreditedClient>> {
  const rows = await readRows<CreditedClient>(
    actor,
    filter,
    LIST_COLUMNS,
    sql`${creditSql(actor)}${schedulesSql(actor)}`,
  )
  const { clients, next } = toPage(filter, rows.slice(0, filter.limit), rows.length > filter.limit)
  return { clients: clients.map(withCountryName), next }
}

/** Maximum currencies shown per row. */
const MAX_CURRENCIES = 3

interface Credit {
  currency: string
  /** Decimal. */
  balance: string
}

/** Selects the unused credit of each client of a page, up to one currency more than is shown. */
const creditSql = ({ businessId }: Actor): Prisma.Sql => sql`, (
  SELECT json_agg(c ORDER BY c."currency") FROM (
    SELECT "currency", "balance"::text FROM "ClientCredit"
    WHERE "businessId" = ${businessId} AND "clientId" = "Client"."id" AND "balance" > 0
    ORDER BY "currency" LIMIT ${MAX_CURRENCIES + 1}
  ) c
) AS "credit"`

/** Counts the active recurring schedules of each client of a page. */
const schedulesSql = ({ businessId }: Actor): Prisma.Sql => sql`, (
  SELECT count(*)::int FROM "Schedule"
  WHERE "businessId" = ${businessId} AND "clientId" = "Client"."id" AND "status" = 'ACTIVE'
) AS "activeSchedules"`

/** Formats credit: `€50.00, $20.00`; null for none. */
export function formatCredit(
  credits: Credit[] | null,
  t: Translator<'clients.list'>,
  { money }: InterfaceFormats,
): string | null {
  if (!credits) return null
  const amounts = credits
    .slice(0, MAX_CURRENCIES)
    .map(({ currency, balance }) => money(decimal(balance), currency))
    .join(', ')
  return credits.length > MAX_CURRENCIES ? t('moreCredit', { amounts }) : amounts
}

/** Row with its sort value, which is null if the client has none. */
type Sorted<T> = T & { id: number; title: string; sortedBy: string | null; part: number }

/** Reads the rows of a page, and one more if there is a next page. Raw SQL: keyset over several columns. */
const readRows = <T>(
  actor: Actor,
  filter: ClientFilter,
  columns: string[],
  extraColumns?: Prisma.Sql,
): Promise<Sorted<T>[]> => db.$queryRaw<Sorted<T>[]>(clientsSql(actor, filter, columns, extraColumns))

function toPage<T>({ sort }: ClientFilter, rows: Sorted<T>[], hasNext: boolean): ClientPage<T> {
  const last = hasNext ? rows.at(-1)! : null
  const values = last && [...(sort === 'name' ? [] : [last.sortedBy ?? '']), last.title]
  return {
    clients: rows.map(({ sortedBy: _value, part: _part, title: _title, ...client }) => client as T),
    next: last && formatPageKey({ id: last.id, values: values! }),
  }
}

/**
 * Address on one line, as in the list, cut to the length it is indexed by; null if there is none. The migration
 * `client_list_order` has an index on the same expression.
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
 * Builds the query of a page, which reads one row more if there is a next page. Clients without a value in the sort
 * column come last in either direction, so both sections are read from the index separately. `columns` must not come
 * from a request.
 */
export function clientsSql(
  actor: Actor,
  filter: ClientFilter,
  columns: string[] = LIST_COLUMNS,
  extraColumns: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  const { sort, dir, limit } = filter
  const key = getPageStart(CLIENT_ORDERS, filter)
  const selected = columns.map((column) => `"${column}"`).join(', ')
  const sectionSql = (part: ListSection) => sql`
    SELECT ${raw(`${selected}, "title", ${part.value} AS "sortedBy", ${part.at} AS "part"`)} ${extraColumns}
    FROM "Client"
    WHERE ${activeClientsSql(actor, filter.search)} AND ${raw(part.holds)} ${afterKeySql(part.by, '"id"', dir, part.key)}
    ORDER BY ${orderBySql(part.order, dir)}
    LIMIT ${limit + 1}`
  if (!sort || sort === 'name')
    return sectionSql({
      at: 0,
      value: 'NULL',
      holds: 'true',
      by: TITLE,
      order: [DELETED_AT, '"title"', '"id"'],
      key,
    })

  const value = VALUES[sort]
  const order = [DELETED_AT, value, '"title"', '"id"']
  const [fromValue, title = ''] = key?.values ?? []
  const empty = { at: 1, value, holds: `${value} IS NULL`, by: TITLE, order }
  if (key && fromValue === '') return sectionSql({ ...empty, key: { id: key.id, values: [title] } })
  const by: SortColumn[] = [[value, 'text'], ...TITLE]
  return sql`
    (${sectionSql({ at: 0, value, holds: `${value} IS NOT NULL`, by, order, key })})
    UNION ALL (${sectionSql({ ...empty, key: null })})
    ORDER BY "part", ${orderBySql(['"sortedBy"', '"title"', '"id"'], dir)}
    LIMIT ${limit + 1}`
}

/** Section of the sorted list: clients with a value in the sort column, or those without. */
interface ListSection {
  at: number
  /** Sort value, as SQL. */
  value: string
  holds: string
  by: SortColumn[]
  order: string[]
  key: PageKey | null
}

const TITLE: SortColumn[] = [['"title"', 'text']]

/**
 * Always null here. Needed in ORDER BY, because PostgreSQL otherwise doesn't use the order of an index that begins
 * with it.
 */
const DELETED_AT = '"deletedAt"'

/** Matches the business's clients that contain every word of the search and were not deleted. */
function activeClientsSql(actor: Actor, search: string): Prisma.Sql {
  const active = sql`"businessId" = ${actor.businessId} AND ${raw(DELETED_AT)} IS NULL`
  if (!search) return active
  const pattern = toLikePattern(search)
  const plain = sql`"name" ILIKE ${pattern} OR "email" ILIKE ${pattern} OR "phone" LIKE ${pattern}
    OR "companyName" ILIKE ${pattern}`
  return sql`${active} AND ${matchesTermsSql(search, { column: sql`"foldedText"`, plain })}`
}
