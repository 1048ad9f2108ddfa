import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Db, Transaction } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import { expandKind, getDefaultPattern, type NumberedKind } from './numbered-kinds'
import type { ResetInterval } from './pattern'

/** Numbering of one document kind. */
export interface NumberSequence {
  kind: NumberedKind
  /** Pattern with `{KIND}` expanded. */
  pattern: string
  /** Pattern as the business wrote it. */
  rawPattern: string
  resets: ResetInterval
  /** True if the business chose it; false for the default and for inferred patterns. */
  isChosen: boolean
  /** False before the first number. */
  isStored: boolean
}

/** Returns the business's sequence for a kind, or the default if none is stored. */
export async function getNumberSequence(tx: Db, actor: Actor, kind: NumberedKind): Promise<NumberSequence> {
  const row = await tx.numberSequence.findUnique({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    select: { pattern: true, resets: true, isChosen: true },
  })
  return toNumberSequence(kind, row)
}

/** Maps a row to a sequence; null gives the default. */
export function toNumberSequence(
  kind: NumberedKind,
  row: { pattern: string; resets: string; isChosen: boolean } | null,
): NumberSequence {
  const { pattern: written, resets, isChosen } = row ?? getDefaultSequence(kind)
  const pattern = expandKind(written, kind)
  return {
    kind,
    pattern,
    rawPattern: written,
    resets: resets as ResetInterval,
    isChosen,
    isStored: row !== null,
  }
}

const getDefaultSequence = (kind: NumberedKind) => ({
  pattern: getDefaultPattern(kind),
  resets: 'NEVER',
  isChosen: false,
})

/** Returns the last count of a period (a year, a month, or empty for a counter that never resets); 0 if none. */
export async function getCounter(tx: Db, actor: Actor, kind: NumberedKind, period: string): Promise<number> {
  const row = await tx.numberCounter.findUnique({
    where: { businessId_kind_period: { businessId: actor.businessId, kind, period } },
    select: { last: true },
  })
  return Number(row?.last ?? 0)
}

/** Sets the last count of a period. The caller must hold the number lock (`lockNumbers`). */
export async function setCounter(
  tx: Transaction,
  actor: Actor,
  kind: NumberedKind,
  period: string,
  last: number,
): Promise<void> {
  const key = { businessId: actor.businessId, kind, period }
  await tx.numberCounter.upsert({
    where: { businessId_kind_period: key },
    create: { ...key, last },
    update: { last },
  })
}

/** Locks the business's numbers until the transaction ends. Throws 404 if the business doesn't exist. */
export async function lockNumbers(tx: Transaction, actor: Actor): Promise<void> {
  if (!(await lockBusiness(tx, actor))) throw notFound('user')
}
