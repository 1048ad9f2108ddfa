import 'server-only'
import { db, type Db } from '@/lib/platform/db/client'
import { todayIn, type Day } from '@/lib/kernel/dates'
import { DEFAULT_PATTERN, followsInvoice, numbersAfter, periodOf, type Named, type Resets } from './pattern'
import type { NumberedKind } from './types'

/** How a business numbers documents of a kind. */
export interface Series {
  pattern: string
  resets: Resets
  /** Set by the user, and not found by what their numbers look like. */
  isChosen: boolean
  /** False before the first number. */
  isStored: boolean
}

/** The series of a business for a kind; the usual one while it has none of its own. */
export async function readSeries(tx: Db, userId: number, kind: NumberedKind): Promise<Series> {
  const row = await tx.numberSeries.findUnique({
    where: { userId_kind: { userId, kind } },
    select: { pattern: true, resets: true, isChosen: true },
  })
  return row
    ? { ...row, resets: row.resets as Resets, isStored: true }
    : { pattern: DEFAULT_PATTERN, resets: 'NEVER', isChosen: false, isStored: false }
}

/** How far a series has counted in a year, a month, or at all. */
export async function readCounter(
  tx: Db,
  userId: number,
  kind: NumberedKind,
  period: string,
): Promise<number> {
  const row = await tx.numberCounter.findUnique({
    where: { userId_kind_period: { userId, kind, period } },
    select: { last: true },
  })
  return Number(row?.last ?? 0)
}

/** The number that the form proposes for a document: the next free one of its day, today unless another is named. */
export async function proposeNumber(
  userId: number,
  kind: NumberedKind,
  { day, client = '' }: { day?: Day; client?: string } = {},
): Promise<string> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { timeZone: true } })
  return nextIn(db, userId, kind, { day: day ?? todayIn(user.timeZone), client })
}

/** Whether the number a form proposes changes with the issue date or the client. */
export const numberFollows = async (userId: number, kind: NumberedKind): Promise<boolean> =>
  followsInvoice((await readSeries(db, userId, kind)).pattern)

/** The next free number of a kind, as it stands in the caller's transaction. */
export async function nextIn(tx: Db, userId: number, kind: NumberedKind, named: Named): Promise<string> {
  const series = await readSeries(tx, userId, kind)
  const last = await readCounter(tx, userId, kind, periodOf(series.resets, named.day))
  return (await nextFree(tx, userId, series.pattern, named, last)).number
}

/** Numbers looked at in one go. */
const LOOK_AHEAD = 50

/**
 * The first number of a pattern after a count that nobody has, and nobody had once it was issued. `wasDraft` says whether a
 * draft had it that is gone.
 */
export async function nextFree(
  tx: Db,
  userId: number,
  pattern: string,
  named: Named,
  last: number,
): Promise<{ number: string; wasDraft: boolean }> {
  for (;;) {
    const candidates = numbersAfter(pattern, named, last, LOOK_AHEAD)
    const given = await tx.givenNumber.findMany({
      where: { userId, key: { in: candidates.map(keyOf) } },
      select: { key: true, releasedAt: true, issuedAt: true },
    })
    const rows = new Map(given.map((row) => [row.key, row]))
    const number = candidates.find((candidate) => isFree(rows.get(keyOf(candidate))))
    if (number) return { number, wasDraft: rows.has(keyOf(number)) }
    last += LOOK_AHEAD
  }
}

/** What a number is unique by: upper and lower case are the same number. */
export const keyOf = (number: string): string => number.toLowerCase()

/** Whether a number can be given: nobody has it, and nobody had it once it was issued. */
export const isFree = (row: { releasedAt: Date | null; issuedAt: Date | null } | null | undefined): boolean =>
  !row || (row.releasedAt !== null && row.issuedAt === null)
