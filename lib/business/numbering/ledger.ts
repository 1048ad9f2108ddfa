import 'server-only'
import type { Actor, BusinessId } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { toDateColumn, type Day } from '@/lib/core/dates'
import { toNumberKey } from './assigned-numbers'
import type { NumberedKind } from './numbered-kinds'
import { getPeriodOfNumber, parseDocumentNumber, getPeriod, type ParsedNumber } from './pattern'
import { lockNumbers, getCounter, getNumberSequence, setCounter } from './number-sequence'
import type { ResolvedNumber, ResolvedSequence } from './resolve-number'
import { recordNumberGap, type NumberGap } from './number-gaps'
import type { ReleaseReason, SkipReason } from './types'

/** Records the number of a document, and advances the counter if the number is ahead of it. */
export async function assignNumber(
  tx: Transaction,
  actor: Actor,
  resolved: ResolvedNumber,
  invoiceId: number,
): Promise<void> {
  const { existingEntryId, kind, number } = resolved
  const { entry, counter, gap } = await createLedgerEntry(tx, actor, resolved)
  const data = { number, invoiceId, releasedAt: null, releasedBy: null, releasedFor: null, note: null }
  if (existingEntryId)
    await tx.documentNumber.update({
      where: { own: { businessId: actor.businessId, id: existingEntryId } },
      data,
      select: { id: true },
    })
  else await tx.documentNumber.create({ data: { ...entry, invoiceId }, select: { id: true } })
  if (counter) await setCounter(tx, actor, kind, counter.period, counter.last)
  if (counter && gap) await recordNumberGap(tx, actor, gap)
}

/** Records that a document leaves DRAFT: its number can never be assigned to another. Returns true the first time. */
export async function issueNumber(tx: Transaction, actor: Actor, invoiceId: number): Promise<boolean> {
  const where = { businessId: actor.businessId, invoiceId, releasedAt: null, issuedAt: null }
  const { count } = await tx.documentNumber.updateMany({ where, data: { issuedAt: new Date() } })
  return count > 0
}

/** Undoes `issueNumber` for a document that only its owner has seen. */
export async function undoIssueNumber(tx: Transaction, actor: Actor, invoiceId: number): Promise<void> {
  await tx.documentNumber.updateMany({
    where: { businessId: actor.businessId, invoiceId, releasedAt: null },
    data: { issuedAt: null },
  })
}

interface NumberRelease {
  kind: NumberedKind
  number: string
  invoiceId: number
  /** Issue date. */
  day: Day
  note: string | null
  /** Snapshot of the document; stored only if it was issued. */
  content: Prisma.InputJsonObject
  what: 'deleted' | 'changed'
  /** True if the document is issued now. */
  isIssued: boolean
}

/**
 * Records that a document no longer has its number. The number of an issued document is never free again. A draft's
 * number becomes free, and the counter steps back if it was the last count.
 */
export async function releaseNumber(tx: Transaction, actor: Actor, release: NumberRelease): Promise<void> {
  const { kind, number, invoiceId, day, note, content, what } = release
  await lockNumbers(tx, actor)
  const row =
    (await tx.documentNumber.findFirst({
      where: { businessId: actor.businessId, invoiceId, releasedAt: null },
    })) ?? (await createMissingEntry(tx, actor, release))
  const wasIssued = row.issuedAt !== null
  const releasedFor: ReleaseReason = what === 'changed' ? 'CHANGED' : wasIssued ? 'DELETED' : 'DRAFT_DELETED'
  await tx.documentNumber.update({
    where: { own: { businessId: actor.businessId, id: row.id } },
    data: {
      releasedAt: new Date(),
      releasedBy: actor.person?.name ?? null,
      releasedFor,
      note,
      ...(wasIssued && { content }),
    },
  })
  if (wasIssued || row.before === null) return
  const { pattern, resets } = await getNumberSequence(tx, actor, kind)
  const reading = parseDocumentNumber(pattern, number)
  if (!reading) return
  const period = getPeriodOfNumber(resets, reading, day)
  if ((await getCounter(tx, actor, kind, period)) === reading.count)
    await setCounter(tx, actor, kind, period, Number(row.before))
}

/** Creates the missing entry of a document that was not written to the database by this application. */
async function createMissingEntry(
  tx: Transaction,
  actor: Actor,
  { kind, number, invoiceId, day, isIssued }: NumberRelease,
) {
  const at = isIssued ? toDateColumn(day) : null
  const similar = await tx.documentNumber.count({
    where: { businessId: actor.businessId, key: { startsWith: toNumberKey(number) } },
  })
  const key = similar > 0 ? `${toNumberKey(number)}\n${invoiceId}` : toNumberKey(number)
  return tx.documentNumber.create({
    data: { businessId: actor.businessId, kind, number, key, invoiceId, issuedAt: at },
  })
}

/** Data to record when a document gets a number. */
interface LedgerEntry {
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
async function createLedgerEntry(
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
