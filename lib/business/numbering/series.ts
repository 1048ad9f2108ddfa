import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import type { Db, Transaction } from '@/lib/platform/db/client'
import { notFound } from '@/lib/words/errors'
import { holdBusiness } from '@/lib/platform/db/hold-business'
import { spelled, usualPattern } from './kind-words'
import type { NumberedKind } from './kinds'
import type { Resets } from './pattern'

/** How a business numbers documents of a kind. */
export interface Series {
  kind: NumberedKind
  /** What is counted by: with its kind as text. */
  pattern: string
  /** As the business wrote it. */
  written: string
  resets: Resets
  /** Set by the user, and not found by what their numbers look like. */
  isChosen: boolean
  /** False before the first number. */
  isStored: boolean
}

/** The series of a business for a kind; the usual one while it has none of its own. */
export async function readSeries(tx: Db, actor: Actor, kind: NumberedKind): Promise<Series> {
  const row = await tx.numberSeries.findUnique({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    select: { pattern: true, resets: true, isChosen: true },
  })
  return seriesOf(kind, row)
}

/** A series by its row; the usual one without. */
export function seriesOf(
  kind: NumberedKind,
  row: { pattern: string; resets: string; isChosen: boolean } | null,
): Series {
  const { pattern: written, resets, isChosen } = row ?? USUAL(kind)
  const pattern = spelled(written, kind)
  return { kind, pattern, written, resets: resets as Resets, isChosen, isStored: row !== null }
}

const USUAL = (kind: NumberedKind) => ({ pattern: usualPattern(kind), resets: 'NEVER', isChosen: false })

/** How far a series has counted in a year, a month, or at all. */
export async function readCounter(tx: Db, actor: Actor, kind: NumberedKind, period: string): Promise<number> {
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
  if (!(await holdBusiness(tx, actor))) throw notFound('user')
}
