import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { CONTACT_SEPARATOR } from '@/lib/clients/fold-client'
import { matchesTermsSql, toLikePattern } from '@/lib/platform/db/list-sql'

const { sql } = Prisma

/** Maximum number of client ids in a query; beyond it, a subquery finds them. */
const MAX_CLIENT_IDS = 200

/** Ids of the clients whose name matches; `many` if they are too many for a query. */
export type MatchingClients = number[] | 'many'

const matchingClientsSql = (actor: Actor, search: string) => sql`
  SELECT s."id" FROM "Client" s
  WHERE s."businessId" = ${actor.businessId} AND ${matchesTermsSql(search, {
    column: sql`s."foldedText"`,
    part: sql`split_part(s."foldedText", ${CONTACT_SEPARATOR}, 1)`,
    plain: sql`s."name" ILIKE ${toLikePattern(search)} OR s."companyName" ILIKE ${toLikePattern(search)}`,
  })}`

/**
 * Finds the clients whose name or company matches every word, deleted ones included. Runs before the invoice query:
 * PostgreSQL has statistics for given client ids, and uses no index without them.
 */
export async function searchByClientName(actor: Actor, search: string): Promise<MatchingClients> {
  if (!search) return []
  // Raw SQL: searches part of a column, by its trigram index.
  const rows = await db.$queryRaw<{ id: number }[]>(
    sql`${matchingClientsSql(actor, search)} LIMIT ${MAX_CLIENT_IDS + 1}`,
  )
  return rows.length > MAX_CLIENT_IDS ? 'many' : rows.map(({ id }) => id)
}

/** SQL: true if invoice `i` has every word in its number, amount or lines, or if its client matches. */
export function matchesSearchSql(actor: Actor, search: string, matchingClients: MatchingClients): Prisma.Sql {
  const text = matchesTermsSql(search, {
    column: sql`i."foldedText"`,
    plain: sql`i."searchText" LIKE ${toLikePattern(search.toLowerCase())}`,
  })
  if (matchingClients === 'many')
    return sql`(${text} OR i."clientId" = ANY (ARRAY(${matchingClientsSql(actor, search)})))`
  return matchingClients.length > 0 ? sql`(${text} OR i."clientId" = ANY (${matchingClients}::int[]))` : text
}
