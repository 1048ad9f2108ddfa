import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { NumberedKind } from './kinds'
import type { SkippedFor } from './types'

/** Numbers that a counter passes over without giving them, from the first to the last. */
export interface Skip {
  kind: NumberedKind
  /** What they are counted in (`Reading.series`). */
  series: string
  from: number
  to: number
  reason: SkippedFor
}

/**
 * The statement that writes down why numbers will be missing. The last reason counts, as far as any before it went.
 * @param when a `FROM` without which nothing is written
 */
export const keepSkipSql = (
  { businessId, person }: Actor,
  { kind, series, from, to, reason }: Skip,
  when = Prisma.empty,
): Prisma.Sql => Prisma.sql`
  INSERT INTO "SkippedNumbers" ("businessId", "kind", "series", "from", "to", "reason", "by")
  SELECT ${businessId}::int, ${kind}::"DocumentKind", ${series}, ${from}::bigint, ${to}::bigint, ${reason}, ${person?.name ?? null} ${when}
  ON CONFLICT ("businessId", "series", "from") DO UPDATE SET "kind" = EXCLUDED."kind", "reason" = EXCLUDED."reason", "at" = EXCLUDED."at",
    "by" = EXCLUDED."by", "to" = greatest(EXCLUDED."to", "SkippedNumbers"."to")`
