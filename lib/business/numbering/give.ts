import 'server-only'
import type { Actor, BusinessId } from '@/lib/kernel/access/actor'
import { Prisma } from '@/lib/platform/db/generated/client'
import { columnsSql, rowsSql } from '@/lib/platform/db/record'
import type { Transaction } from '@/lib/platform/db/client'
import { keyOf } from './given'
import type { NumberedKind } from './kinds'
import { periodOf, periodOfReading, readNumber, type Reading } from './pattern'
import { readCounter } from './series'
import type { OwnSeries, Settled } from './settle'
import { keepSkipSql, type Skip } from './skips'

/** What is written down of a number that an invoice gets. */
export interface Entry {
  ledger: {
    businessId: BusinessId
    kind: NumberedKind
    number: string
    key: string
    series: string | null
    count: number | null
    before: number | null
  }
  /** Where its counter moves; null where it stands further. */
  counter: { period: string; last: number } | null
  /** What its counter passes over; null where it counts on. */
  skip: Skip | null
}

/** What is to be written down of a settled number. Changes the series before, where the number does. */
export async function entryOf(
  tx: Transaction,
  actor: Actor,
  { kind, number, series, last, day, wasDraft, isTyped }: Settled,
): Promise<Entry> {
  await keepSeries(tx, actor, kind, series)
  if (wasDraft)
    await tx.givenNumber.deleteMany({
      where: { businessId: actor.businessId, key: keyOf(number), issuedAt: null },
    })
  const reading = readNumber(series.pattern, number, series.resets)
  const count = reading?.count ?? series.start
  const period = reading ? periodOfReading(series.resets, reading, day) : ''
  const isOfDay = !series.taught && period === periodOf(series.resets, day)
  const before = isOfDay ? last : await readCounter(tx, actor, kind, period)
  return {
    ledger: {
      ...{ businessId: actor.businessId, kind, number, key: keyOf(number) },
      ...{ series: reading?.series ?? null, count: reading?.count ?? null },
      before: count === undefined ? null : before,
    },
    counter: count !== undefined && count > before ? { period, last: count } : null,
    skip: reading && skipped(series, reading, before, isTyped),
  }
}

/** What a number leaves out that is further than the next. A year that was learned begins a series without those before it. */
function skipped(series: OwnSeries, reading: Reading, before: number, isTyped: boolean): Skip | null {
  const from = series.taught ? 1 : before + 1
  if (reading.count <= from) return null
  const reason = !series.isStored ? 'STARTED' : series.taught ? 'CHANGED' : isTyped ? 'TYPED' : 'TAKEN'
  return { kind: series.kind, series: reading.series, from, to: reading.count - 1, reason }
}

async function keepSeries(
  tx: Transaction,
  actor: Actor,
  kind: NumberedKind,
  series: OwnSeries,
): Promise<void> {
  const { written: pattern, resets, isStored, taught } = series
  if (!isStored)
    await tx.numberSeries.create({ data: { businessId: actor.businessId, kind, pattern, resets } })
  if (!taught) return
  await tx.numberSeries.update({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    data: { pattern, resets },
  })
  // What was counted so far, was counted in the year that stood there.
  if (resets === 'YEARLY')
    await tx.numberCounter.updateMany({
      where: { businessId: actor.businessId, kind, period: '' },
      data: { period: taught },
    })
}

/** That nobody has the number, as a condition: true until the caller, who holds the user's numbers, gives it. */
export const isNobodysSql = ({ ledger: { businessId, key } }: Entry): Prisma.Sql =>
  Prisma.sql`NOT EXISTS (SELECT 1 FROM "GivenNumber" WHERE "businessId" = ${businessId} AND "key" = ${key})`

/** The parts of a statement that give the number to a new document, which is `"invoice"` there, and move the counter with it. */
export function giveNumberSql(actor: Actor, { ledger, counter, skip }: Entry, now: Date): Prisma.Sql {
  const row = { ...ledger, givenAt: now }
  const columns = columnsSql(Object.keys(row))
  const given = Prisma.sql`"given" AS (
    INSERT INTO "GivenNumber" ("invoiceId", ${columns})
    SELECT "invoice"."id", g.* FROM "invoice", (SELECT ${columns} FROM ${rowsSql('GivenNumber', [row])}) g)`
  if (!counter) return given
  const moved = Prisma.sql`${given}, "counter" AS (
    INSERT INTO "NumberCounter" ("businessId", "kind", "period", "last")
    SELECT ${ledger.businessId}::int, ${ledger.kind}::"DocumentKind", ${counter.period}, ${counter.last}::bigint FROM "invoice"
    ON CONFLICT ("businessId", "kind", "period") DO UPDATE SET "last" = EXCLUDED."last")`
  if (!skip) return moved
  return Prisma.sql`${moved}, "skipped" AS (${keepSkipSql(actor, skip, Prisma.sql`FROM "invoice"`)})`
}
