import 'server-only'
import { parseSearchTerms } from '@/lib/core/lists/search-folding'
import { Prisma } from './generated/client'
import { toLikePattern } from './keyset'

const { sql, join } = Prisma

interface FoldedColumn {
  /** The column with the folded text; null in rows that are not folded yet. */
  column: Prisma.Sql
  /** The part of it that is searched, if not all. */
  part?: Prisma.Sql
  /** The condition for rows that are not folded, and for queries without letters or digits. */
  plain: Prisma.Sql
}

/** The condition that a row contains every word of a query, ignoring case, accents and punctuation. */
export function matchesTermsSql(query: string, { column, part, plain }: FoldedColumn): Prisma.Sql {
  const terms = parseSearchTerms(query)
  if (terms.length === 0) return sql`(${plain})`
  const all = (text: Prisma.Sql) =>
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
  // The index covers the whole column only.
  const held = part ? sql`${all(column)} AND ${all(part)}` : all(column)
  return sql`((${held}) OR (${column} IS NULL AND (${plain})))`
}
