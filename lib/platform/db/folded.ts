import 'server-only'
import { searchTerms } from '@/lib/kernel/lists/fold'
import { Prisma } from './generated/client'
import { containing } from './keyset'

const { sql, join } = Prisma

interface Folded {
  /** The column that holds what is folded; null of rows that nobody has folded yet. */
  column: Prisma.Sql
  /** The part of it that is looked in, where that is not all. */
  part?: Prisma.Sql
  /** How rows are found that are not folded, and what holds neither letter nor digit. */
  plain: Prisma.Sql
}

/** The condition that a row holds every word of a query, however it is spelled. */
export function holdsWords(query: string, { column, part, plain }: Folded): Prisma.Sql {
  const terms = searchTerms(query)
  if (terms.length === 0) return sql`(${plain})`
  const all = (text: Prisma.Sql) =>
    join(
      terms.map(
        (spellings) =>
          sql`(${join(
            spellings.map((spelling) => sql`${text} LIKE ${containing(spelling)}`),
            ' OR ',
          )})`,
      ),
      ' AND ',
    )
  // The index knows the column alone.
  const held = part ? sql`${all(column)} AND ${all(part)}` : all(column)
  return sql`((${held}) OR (${column} IS NULL AND (${plain})))`
}
