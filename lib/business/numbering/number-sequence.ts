import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Db, Transaction } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import { expandKind, getDefaultPattern } from './default-pattern'
import type { NumberedKind } from './numbered-kinds'
import type { ResetInterval } from './pattern'

/** How a business numbers documents of a kind. */
export interface NumberSequence {
  kind: NumberedKind
  /** What is counted by: with its kind as text. */
  pattern: string
  /** As the business wrote it. */
  written: string
  resets: ResetInterval
  /** Set by the user, and not found by what their numbers look like. */
  isChosen: boolean
  /** False before the first number. */
  isStored: boolean
}

/** The series of a business for a kind; the usual one while it has none of its own. */
export async function getNumberSequence(tx: Db, actor: Actor, kind: NumberedKind): Promise<NumberSequence> {
  const row = await tx.numberSequence.findUnique({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    select: { pattern: true, resets: true, isChosen: true },
  })
  return toNumberSequence(kind, row)
}

/** A series by its row; the usual one without. */
export function toNumberSequence(
  kind: NumberedKind,
  row: { pattern: string; resets: string; isChosen: boolean } | null,
): NumberSequence {
  const { pattern: written, resets, isChosen } = row ?? getDefaultSequence(kind)
  const pattern = expandKind(written, kind)
  return { kind, pattern, written, resets: resets as ResetInterval, isChosen, isStored: row !== null }
}

const getDefaultSequence = (kind: NumberedKind) => ({
  pattern: getDefaultPattern(kind),
  resets: 'NEVER',
  isChosen: false,
})

/** How far a series has counted in a year, a month, or at all. */
export async function getCounter(tx: Db, actor: Actor, kind: NumberedKind, period: string): Promise<number> {
  const row = await tx.numberCounter.findUnique({
    where: { businessId_kind_period: { businessId: actor.businessId, kind, period } },
    select: { last: true },
  })
  return Number(row?.last ?? 0)
}

/** Sets how far a counter has come. The caller holds the user's numbers. */
export async function setCounter(
  tx: Transaction,
  actor: Actor,
  kind: NumberedKind,
  period: string,
  last: number,
): Promise<void> {
  const own = { businessId: actor.businessId, kind, period }
  await tx.numberCounter.upsert({
    where: { businessId_kind_period: own },
    create: { ...own, last },
    update: { last },
  })
}

/** Holds everybody else's numbers of this business back until the transaction ends. Throws 404. */
export async function lockNumbers(tx: Transaction, actor: Actor): Promise<void> {
  if (!(await lockBusiness(tx, actor))) throw notFound('user')
}
