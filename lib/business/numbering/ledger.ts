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

/** Writes down that an invoice has another number, and moves the counter there if the number is further. */
export async function assignNumber(
  tx: Transaction,
  actor: Actor,
  settled: ResolvedNumber,
  invoiceId: number,
): Promise<void> {
  const { ownId, kind, number } = settled
  const { ledger, counter, skip } = await createLedgerEntry(tx, actor, settled)
  const holds = { number, invoiceId, releasedAt: null, releasedBy: null, releasedFor: null, note: null }
  if (ownId)
    await tx.documentNumber.update({
      where: { own: { businessId: actor.businessId, id: ownId } },
      data: holds,
      select: { id: true },
    })
  else await tx.documentNumber.create({ data: { ...ledger, invoiceId }, select: { id: true } })
  if (counter) await setCounter(tx, actor, kind, counter.period, counter.last)
  if (counter && skip) await recordNumberGap(tx, actor, skip)
}

/** Notes that an invoice leaves DRAFT. Answers whether it is the first time: from now on its number is given to nobody else. */
export async function issueNumber(tx: Transaction, actor: Actor, invoiceId: number): Promise<boolean> {
  const where = { businessId: actor.businessId, invoiceId, releasedAt: null, issuedAt: null }
  const { count } = await tx.documentNumber.updateMany({ where, data: { issuedAt: new Date() } })
  return count > 0
}

/** Takes back that an invoice was issued, which nobody but its owner has seen. */
export async function unissueNumber(tx: Transaction, actor: Actor, invoiceId: number): Promise<void> {
  await tx.documentNumber.updateMany({
    where: { businessId: actor.businessId, invoiceId, releasedAt: null },
    data: { issuedAt: null },
  })
}

interface NumberRelease {
  kind: NumberedKind
  number: string
  invoiceId: number
  /** What the invoice is dated. */
  day: Day
  note: string | null
  /** What the invoice says, kept where it was issued. */
  content: Prisma.InputJsonObject
  what: 'deleted' | 'changed'
  /** Whether the invoice stands as issued now. */
  isIssued: boolean
}

/**
 * Notes that an invoice has its number no more. One that was issued stays as it is for good; one that wasn't is free again, and
 * where it was the last one, the counter goes back.
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

/** The entry of an invoice that came into the database some other way, and has none. */
async function createMissingEntry(
  tx: Transaction,
  actor: Actor,
  { kind, number, invoiceId, day, isIssued }: NumberRelease,
) {
  const at = isIssued ? toDateColumn(day) : null
  const twins = await tx.documentNumber.count({
    where: { businessId: actor.businessId, key: { startsWith: toNumberKey(number) } },
  })
  const key = twins > 0 ? `${toNumberKey(number)}\n${invoiceId}` : toNumberKey(number)
  return tx.documentNumber.create({
    data: { businessId: actor.businessId, kind, number, key, invoiceId, issuedAt: at },
  })
}
