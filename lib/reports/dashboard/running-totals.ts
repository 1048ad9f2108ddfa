import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

/** A query of what is kept added up of a user's invoices of these statuses, or payments of these months: one row for each and a currency. */
export const runningTotalsSql = (actor: Actor, of: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT "of", "currency", sum("count")::int AS "count", sum("total")::text AS "total", sum("paid")::text AS "paid"
  FROM "RunningTotal" WHERE "businessId" = ${actor.businessId} AND "of" IN (${Prisma.join(of)})
  GROUP BY 1, 2 HAVING sum("count") <> 0`

/** Rows that one run folds at most, those of a few hundred businesses; the next one goes on. */
const BATCH = 10_000
const BUSINESSES = 200

/**
 * Folds what changes appended since into one row for all that say the same, so that the dashboard reads few of them. Sums are
 * the same before, meanwhile and after: it is one statement, and what somebody else folds just now, or appends, is left alone. An account
 * can't go meanwhile, or what is folded would outlive it. Answers how many rows are gone. Raw SQL: SKIP LOCKED.
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
