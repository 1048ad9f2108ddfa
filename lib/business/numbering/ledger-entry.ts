import 'server-only'
import type { Actor, BusinessId } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { toNumberKey } from './assigned-numbers'
import type { NumberedKind } from './numbered-kinds'
import { getPeriod, getPeriodOfNumber, parseDocumentNumber, type ParsedNumber } from './pattern'
import { getCounter } from './number-sequence'
import type { ResolvedSequence, ResolvedNumber } from './resolve-number'
import type { NumberGap } from './number-gaps'
import type { SkipReason } from './types'

/** What is written down of a number that an invoice gets. */
export interface LedgerEntry {
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
  skip: NumberGap | null
}

/** What is to be written down of a settled number. Changes the series before, where the number does. */
export async function createLedgerEntry(
  tx: Transaction,
  actor: Actor,
  { kind, number, series, last, day, wasDraft, skippedFor }: ResolvedNumber,
): Promise<LedgerEntry> {
  await saveSequence(tx, actor, kind, series)
  if (wasDraft)
    await tx.documentNumber.deleteMany({
      where: { businessId: actor.businessId, key: toNumberKey(number), issuedAt: null },
    })
  const reading = parseDocumentNumber(series.pattern, number, series.resets)
  const count = reading?.count ?? series.start
  const period = reading ? getPeriodOfNumber(series.resets, reading, day) : ''
  const isOfDay = !series.inferredYear && period === getPeriod(series.resets, day)
  const before = isOfDay ? last : await getCounter(tx, actor, kind, period)
  return {
    ledger: {
      businessId: actor.businessId,
      kind,
      number,
      key: toNumberKey(number),
      series: reading?.series ?? null,
      count: reading?.count ?? null,
      before: count === undefined ? null : before,
    },
    counter: count !== undefined && count > before ? { period, last: count } : null,
    skip: reading && findGap(series, reading, before, skippedFor),
  }
}

/** What a number leaves out that is further than the next. A year that was learned begins a series without those before it. */
function findGap(
  series: ResolvedSequence,
  reading: ParsedNumber,
  before: number,
  reason: SkipReason,
): NumberGap | null {
  const from = series.inferredYear ? 1 : before + 1
  if (reading.count <= from) return null
  return { kind: series.kind, series: reading.series, from, to: reading.count - 1, reason }
}

async function saveSequence(
  tx: Transaction,
  actor: Actor,
  kind: NumberedKind,
  series: ResolvedSequence,
): Promise<void> {
  const { written: pattern, resets, isStored, inferredYear } = series
  if (!isStored)
    await tx.numberSequence.create({ data: { businessId: actor.businessId, kind, pattern, resets } })
  if (!inferredYear) return
  await tx.numberSequence.update({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    data: { pattern, resets },
  })
  // What was counted so far, was counted in the year that stood there.
  if (resets === 'YEARLY')
    await tx.numberCounter.updateMany({
      where: { businessId: actor.businessId, kind, period: '' },
      data: { period: inferredYear },
    })
}
