import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import type { NumberedKind } from './numbered-kinds'
import type { SkipReason } from './types'

/** Numbers that a counter passes over without giving them, from the first to the last. */
export interface NumberGap {
  kind: NumberedKind
  /** What they are counted in (`ParsedNumber.series`). */
  series: string
  from: number
  to: number
  reason: SkipReason
}

/**
 * Records why numbers will be missing. A later reason replaces an earlier one that began at the same number, and covers at least as many
 * numbers. The caller holds the business's numbers (`lockNumbers`).
 */
export async function recordNumberGap(
  tx: Transaction,
  { businessId, person }: Actor,
  { kind, series, from, to, reason }: NumberGap,
): Promise<void> {
  const where = { businessId_series_from: { businessId, series, from } }
  const before = await tx.numberGap.findUnique({ where, select: { to: true } })
  const skip = { kind, reason, at: new Date(), by: person?.name ?? null }
  await tx.numberGap.upsert({
    where,
    create: { businessId, series, from, to, ...skip },
    update: { ...skip, to: Math.max(to, Number(before?.to ?? 0)) },
  })
}
