import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { PageKey } from '@/lib/core/lists/page-key'
import type { Direction } from '@/lib/core/lists/list-params'

const { sql, join, raw, empty } = Prisma

/** A column a list is sorted by, as SQL, and the type a key's value is read as. Neither ever comes from a request. */
export type SortColumn = [column: string, type: string]

const DIRECTION_SQL = { asc: [raw('ASC'), raw('>')], desc: [raw('DESC'), raw('<')] } as const

/** `ORDER BY`'s list. */
export const orderBySql = (columns: string[], dir: Direction): Prisma.Sql =>
  join(columns.map((column) => sql`${raw(column)} ${DIRECTION_SQL[dir][0]}`))

/**
 * What comes behind a key: columns and id compared as a row, so that an index on them starts right there, however deep
 * the page. Nothing at all without a key.
 */
export function afterKeySql(
  columns: SortColumn[],
  id: string,
  dir: Direction,
  key: PageKey | null,
): Prisma.Sql {
  if (!key) return empty
  const names = [...columns.map(([column]) => column), id].map((column) => raw(column))
  const start = [
    ...columns.map(([, type], at) => sql`${key.values[at]}::text::${raw(type)}`),
    sql`${key.id}::int`,
  ]
  return sql`AND (${join(names)}) ${DIRECTION_SQL[dir][1]} (${join(start)})`
}

/** Turns what a user typed into a pattern that LIKE matches as it stands, anywhere in a text. */
export const toLikePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
