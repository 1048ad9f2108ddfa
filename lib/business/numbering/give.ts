import 'server-only'
import type { Actor, BusinessId } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { keyOf } from './given'
import type { NumberedKind } from './kinds'
import { periodOf, periodOfReading, readNumber, type Reading } from './pattern'
import { readCounter } from './series'
import type { OwnSeries, Settled } from './settle'
import type { Skip } from './skips'
import type { SkippedFor } from './types'

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
  { kind, number, series, last, day, wasDraft, skippedFor }: Settled,
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
      businessId: actor.businessId,
      kind,
      number,
      key: keyOf(number),
      series: reading?.series ?? null,
      count: reading?.count ?? null,
      before: count === undefined ? null : before,
    },
    counter: count !== undefined && count > before ? { period, last: count } : null,
    skip: reading && skipOf(series, reading, before, skippedFor),
  }
}

/** What a number leaves out that is further than the next. A year that was learned begins a series without those before it. */
function skipOf(series: OwnSeries, reading: Reading, before: number, reason: SkippedFor): Skip | null {
  const from = series.taught ? 1 : before + 1
  if (reading.count <= from) return null
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
