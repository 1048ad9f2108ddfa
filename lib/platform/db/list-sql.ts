import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { PageKey } from '@/lib/core/lists/paging'
import type { Direction } from '@/lib/core/lists/list-params'
import { parseSearchTerms } from '@/lib/core/lists/search-folding'

const { sql, join, raw, empty } = Prisma

/** SQL of a column that a list is sorted by, and the SQL type of a key's value. Neither ever comes from a request. */
export type SortColumn = [column: string, type: string]

const DIRECTION_SQL = { asc: [raw('ASC'), raw('>')], desc: [raw('DESC'), raw('<')] } as const

/** Returns the list for `ORDER BY`. */
export const orderBySql = (columns: string[], dir: Direction): Prisma.Sql =>
  join(columns.map((column) => sql`${raw(column)} ${DIRECTION_SQL[dir][0]}`))

/**
 * Returns the condition for rows after a key (none without one). Columns and id are compared as a row, so that an index
 * on them finds the start however deep the page.
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
    ...columns.map(([, type], index) => sql`${key.values[index]}::text::${raw(type)}`),
    sql`${key.id}::int`,
  ]
  return sql`AND (${join(names)}) ${DIRECTION_SQL[dir][1]} (${join(start)})`
}

/** Escapes a text as a LIKE pattern that matches it literally, anywhere in a value. */
export const toLikePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

interface FoldedColumn {
  /** Column with the folded text; null in rows that are not folded yet. */
  column: Prisma.Sql
  /** Part of the column to search, if not all of it. */
  part?: Prisma.Sql
  /** Condition for rows that are not folded, and for queries without letters or digits. */
  plain: Prisma.Sql
}

/** Returns the condition that a row contains every word of a query, ignoring case, accents and punctuation. */
export function matchesTermsSql(query: string, { column, part, plain }: FoldedColumn): Prisma.Sql {
  const terms = parseSearchTerms(query)
  if (terms.length === 0) return sql`(${plain})`
  const containsAll = (text: Prisma.Sql) =>
    join(
      terms.map(
        (spellings) =>
          sql`(${join(
            spellings.map((spelling) => sql`${text} LIKE ${toLikePattern(spelling)}`),
            ' OR ',
          )})`,
      ),
      ' AND ',
    )
  // The index covers only the whole column, so that is searched first.
  const matches = part ? sql`${containsAll(column)} AND ${containsAll(part)}` : containsAll(column)
  return sql`((${matches}) OR (${column} IS NULL AND (${plain})))`
}
