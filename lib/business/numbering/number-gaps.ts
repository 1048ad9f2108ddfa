import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import type { NumberedKind } from './numbered-kinds'
import type { SkipReason } from './types'

/** Range of counts that a counter skips without assigning them, both ends included. */
export interface NumberGap {
  kind: NumberedKind
  /** Series of the counts (`ParsedNumber.sequenceKey`). */
  sequenceKey: string
  from: number
  to: number
  reason: SkipReason
}

/**
 * Records why numbers are missing. A gap that starts at the same number is overwritten but never shortened. The
 * caller must hold the number lock (`lockNumbers`).
 */
export async function recordNumberGap(
  tx: Transaction,
  { businessId, person }: Actor,
  { kind, sequenceKey, from, to, reason }: NumberGap,
): Promise<void> {
  const where = { businessId_series_from: { businessId, series: sequenceKey, from } }
  const before = await tx.numberGap.findUnique({ where, select: { to: true } })
  const skip = { kind, reason, at: new Date(), by: person?.name ?? null }
  await tx.numberGap.upsert({
    where,
    create: { businessId, series: sequenceKey, from, to, ...skip },
    update: { ...skip, to: Math.max(to, Number(before?.to ?? 0)) },
  })
}
