import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

/**
 * Returns the query for a business's running totals of these invoice statuses or payment months: one row for each and
 * currency.
 */
export const runningTotalsSql = (actor: Actor, keys: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT "of" AS "key", "currency", sum("count")::int AS "count", sum("total")::text AS "total", sum("paid")::text AS "paid"
  FROM "RunningTotal" WHERE "businessId" = ${actor.businessId} AND "of" IN (${Prisma.join(keys)})
  GROUP BY 1, 2 HAVING sum("count") <> 0`

/** Maximum number of rows compacted in one run: those of a few hundred businesses. The next run continues. */
const BATCH = 10_000
const BUSINESSES = 200

/**
 * Merges rows that changes appended into one row per key and currency, so that the dashboard reads few. Returns the
 * number of deleted rows.
 * - One statement, so the sums are the same at any time.
 * - Skips rows that another run is merging, or that are being appended (raw SQL for SKIP LOCKED).
 * - Locks the business, so that it can't be deleted meanwhile and leave a merged row behind.
 */
export const compactTotals = (): Promise<number> => db.$executeRaw`
  WITH "due" AS MATERIALIZED (
    SELECT "id" FROM "Business" WHERE "id" IN (
      SELECT "businessId" FROM "RunningTotal" WHERE NOT "isFolded" LIMIT ${BUSINESSES}
    ) FOR KEY SHARE SKIP LOCKED
  ), "gone" AS (
    DELETE FROM "RunningTotal" WHERE "id" IN (
      SELECT "id" FROM "RunningTotal" WHERE "businessId" IN (SELECT "id" FROM "due") LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) RETURNING *
  ), "kept" AS (
    INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid", "isFolded")
    SELECT "businessId", "of", "currency", sum("count"), sum("total"), sum("paid"), true
    FROM "gone" GROUP BY 1, 2, 3
    HAVING sum("count") <> 0 OR sum("total") <> 0 OR sum("paid") <> 0
  )
  SELECT 1 FROM "gone"`
