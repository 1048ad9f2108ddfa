import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { toDateColumn, type Day } from '@/lib/core/dates'
import { createLedgerEntry } from './ledger-entry'
import { toNumberKey } from './assigned-numbers'
import type { NumberedKind } from './numbered-kinds'
import { getPeriodOfNumber, parseDocumentNumber } from './pattern'
import { lockNumbers, getCounter, getNumberSequence, setCounter } from './number-sequence'
import type { ResolvedNumber } from './resolve-number'
import { recordNumberGap } from './number-gaps'
import type { ReleaseReason } from './types'

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
