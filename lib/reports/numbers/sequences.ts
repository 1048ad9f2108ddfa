import 'server-only'
import type { NumberedKind } from '@/lib/business/numbering/numbered-kinds'
import { getPeriodOfNumber, parseDocumentNumber } from '@/lib/business/numbering/pattern'
import { toNumberSequence, type NumberSequence } from '@/lib/business/numbering/number-sequence'
import type { Actor } from '@/lib/core/access/actor'
import { formatPageKey, parsePageKey, type Page } from '@/lib/core/lists/paging'
import { db } from '@/lib/platform/db/client'
import { Prisma, type DocumentKind } from '@/lib/platform/db/generated/client'
import type { SequenceReport } from './number-response'

const SERIES_PAGE = 12

interface Row extends Omit<SequenceReport, 'kind' | 'period'> {
  kind: DocumentKind
  lastId: number
}

/**
 * Lists the number sequences of a business with their state, the most recently used first.
 * @param before the key of the page
 */
export async function listSequences(
  actor: Actor,
  before: string | null = null,
  limit: number = SERIES_PAGE,
): Promise<Page<SequenceReport>> {
  const key = before === null ? null : parsePageKey([], before)
  const rows = await listRows(actor, Prisma.empty, key?.id ?? null, limit + 1)
  const kinds = await loadSequencesByKind(actor)
  const last = rows.length > limit ? rows[limit - 1]! : null
  return {
    rows: rows.slice(0, limit).map((row) => toReport(row, kinds)),
    next: last && formatPageKey({ id: last.lastId, values: [] }),
  }
}

/** Returns one sequence; null if none of its numbers is in use. @param series null for the numbers outside of any */
export async function findSequence(actor: Actor, series: string | null): Promise<SequenceReport | null> {
  const [row] = await listRows(actor, inSequenceSql(series), null, 1)
  return row ? toReport(row, await loadSequencesByKind(actor)) : null
}

/** Returns the condition for the numbers of a sequence. */
export const inSequenceSql = (series: string | null): Prisma.Sql =>
  series === null ? Prisma.sql`AND g."series" IS NULL` : Prisma.sql`AND g."series" = ${series}`

/**
 * Reads all numbers once, in the order of their index. Numbers above the highest one in use are no gap: the sequence
 * continues there. A gap is explained if a reason is recorded for the release of its number, or for skipping it. Raw
 * SQL: window functions and multiranges.
 */
const listRows = (actor: Actor, filter: Prisma.Sql, before: number | null, limit: number) => db.$queryRaw<
  Row[]
>`
  WITH "row" AS (
    SELECT g."kind", g."series", g."count", g."id", g."issuedAt" IS NOT NULL AS "wasIssued", g."releasedAt" IS NULL AS "isHeld",
      i."id" IS NOT NULL AS "isThere", int8range(g."count", g."count" + 1) AS "own",
      lag(g."count", 1, 0::bigint) OVER (PARTITION BY g."series" ORDER BY g."count", g."id") AS "below",
      max(g."count") FILTER (WHERE g."releasedAt" IS NULL OR g."issuedAt" IS NOT NULL) OVER (PARTITION BY g."series") AS "top"
    FROM "GivenNumber" g
    LEFT JOIN "Invoice" i ON i."id" = g."invoiceId" AND i."businessId" = g."businessId" AND g."releasedAt" IS NULL
    WHERE g."businessId" = ${actor.businessId} ${filter}
  ), "sum" AS (
    SELECT "series", min("kind") AS "kind", max("id") AS "lastId", min("count") FILTER (WHERE "isHeld" OR "wasIssued") AS "first", max("top") AS "last",
      count(*) FILTER (WHERE "isHeld" AND "wasIssued")::int AS "issued",
      count(*) FILTER (WHERE "isHeld" AND NOT "wasIssued")::int AS "drafts",
      count(*) FILTER (WHERE NOT "isHeld" AND "wasIssued")::int AS "withdrawn",
      range_agg(int8range("below" + 1, "count")) FILTER (WHERE "count" - "below" > 1 AND "count" <= "top") AS "missing",
      range_agg("own") FILTER (WHERE NOT "isHeld" AND NOT "wasIssued" AND "count" < "top") AS "returned",
      range_agg("own") FILTER (WHERE "isHeld" AND NOT "isThere") AS "lost"
    FROM "row" GROUP BY "series"
  ), "skip" AS (
    SELECT k."series", range_agg(int8range(k."from", k."to" + 1)) AS "known"
    FROM "SkippedNumbers" k WHERE k."businessId" = ${actor.businessId} GROUP BY k."series"
  )
  SELECT s."series", s."kind"::text, s."lastId", s."issued", s."drafts", s."withdrawn", f."number" AS "first", l."number" AS "last",
    (SELECT count(*) FROM unnest(coalesce(s."missing" * k."known", '{}') + coalesce(s."returned", '{}')))::int AS "explained",
    (SELECT count(*) FROM unnest(coalesce(s."missing", '{}') - coalesce(k."known", '{}') + coalesce(s."lost", '{}')))::int AS "unexplained"
  FROM "sum" s LEFT JOIN "skip" k USING ("series"),
    LATERAL (${numberAtSql(actor, Prisma.sql`s."first"`, Prisma.sql`ASC`)}) f,
    LATERAL (${numberAtSql(actor, Prisma.sql`s."last"`, Prisma.sql`DESC`)}) l
  WHERE ${before}::int IS NULL OR s."lastId" < ${before}
  ORDER BY s."lastId" DESC LIMIT ${limit}`

/** Returns the query for the number of a count, or for the first or last number without one. */
const numberAtSql = (actor: Actor, count: Prisma.Sql, direction: Prisma.Sql) => Prisma.sql`
  SELECT n."number" FROM "GivenNumber" n
  WHERE n."businessId" = ${actor.businessId} AND n."series" IS NOT DISTINCT FROM s."series" AND n."count" IS NOT DISTINCT FROM ${count}
  ORDER BY n."id" ${direction} LIMIT 1`

type SequencesByKind = Map<NumberedKind, NumberSequence>

async function loadSequencesByKind(actor: Actor): Promise<SequencesByKind> {
  const rows = await db.numberSequence.findMany({
    where: { businessId: actor.businessId },
    select: { kind: true, pattern: true, resets: true, isChosen: true },
  })
  return new Map(rows.map((row) => [row.kind, toNumberSequence(row.kind, row)]))
}

function toReport({ kind: stored, lastId: _lastId, ...row }: Row, kinds: SequencesByKind): SequenceReport {
  const kind = stored
  const own = kinds.get(kind)
  const reading = own ? parseDocumentNumber(own.pattern, row.last, own.resets) : null
  // A number without a year in it belongs to the only period there is.
  const period =
    own && reading?.sequenceKey === row.series ? getPeriodOfNumber(own.resets, reading, REFERENCE_DATE) : ''
  return { kind, ...row, period: period || null }
}

/** Reference date to complete a two-digit year such as `26`. */
const REFERENCE_DATE = '2000-01-01'
