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

/** Data to record when a document gets a number. */
export interface LedgerEntry {
  entry: {
    businessId: BusinessId
    kind: NumberedKind
    number: string
    key: string
    series: string | null
    count: number | null
    before: number | null
  }
  /** New position of the counter; null if it doesn't move. */
  counter: { period: string; last: number } | null
  /** Counts that the counter skips; null if it skips none. */
  gap: NumberGap | null
}

/**
 * Creates the ledger entry of a resolved number. Saves the sequence first if the number starts or changes it, and
 * deletes the entry of a draft that had the number.
 */
export async function createLedgerEntry(
  tx: Transaction,
  actor: Actor,
  { kind, number, sequence, last, day, wasDraft, skipReason }: ResolvedNumber,
): Promise<LedgerEntry> {
  await saveSequence(tx, actor, kind, sequence)
  if (wasDraft)
    await tx.documentNumber.deleteMany({
      where: { businessId: actor.businessId, key: toNumberKey(number), issuedAt: null },
    })
  const reading = parseDocumentNumber(sequence.pattern, number, sequence.resets)
  const count = reading?.count ?? sequence.start
  const period = reading ? getPeriodOfNumber(sequence.resets, reading, day) : ''
  const isOfDay = !sequence.inferredYear && period === getPeriod(sequence.resets, day)
  const before = isOfDay ? last : await getCounter(tx, actor, kind, period)
  return {
    entry: {
      businessId: actor.businessId,
      kind,
      number,
      key: toNumberKey(number),
      series: reading?.sequenceKey ?? null,
      count: reading?.count ?? null,
      before: count === undefined ? null : before,
    },
    counter: count !== undefined && count > before ? { period, last: count } : null,
    gap: reading && findGap(sequence, reading, before, skipReason),
  }
}

/** Returns the counts skipped before a number. With an inferred year the series is new, so its gap starts at 1. */
function findGap(
  sequence: ResolvedSequence,
  reading: ParsedNumber,
  before: number,
  reason: SkipReason,
): NumberGap | null {
  const from = sequence.inferredYear ? 1 : before + 1
  if (reading.count <= from) return null
  return { kind: sequence.kind, sequenceKey: reading.sequenceKey, from, to: reading.count - 1, reason }
}

async function saveSequence(
  tx: Transaction,
  actor: Actor,
  kind: NumberedKind,
  sequence: ResolvedSequence,
): Promise<void> {
  const { rawPattern: pattern, resets, isStored, inferredYear } = sequence
  if (!isStored)
    await tx.numberSequence.create({ data: { businessId: actor.businessId, kind, pattern, resets } })
  if (!inferredYear) return
  await tx.numberSequence.update({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    data: { pattern, resets },
  })
  // The counts so far belong to the year that was literal in the pattern.
  if (resets === 'YEARLY')
    await tx.numberCounter.updateMany({
      where: { businessId: actor.businessId, kind, period: '' },
      data: { period: inferredYear },
    })
}
