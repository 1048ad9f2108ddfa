import 'server-only'
import { parseSearchTerms } from '@/lib/core/lists/search-folding'
import { Prisma } from './generated/client'
import { toLikePattern } from './keyset'

const { sql, join } = Prisma

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
