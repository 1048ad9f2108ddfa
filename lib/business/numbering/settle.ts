import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { learned, patternOf } from './derive'
import { isFree, isTaken, keyOf } from './given'
import type { NumberedKind } from './kinds'
import { contradicts, numbersAfter, periodOf, RESETS, writes, type Named } from './pattern'
import { seriesOf, type Series } from './series'
import type { SkippedFor } from './types'

/** The number somebody wants for a document. */
export interface Wanted extends Named {
  kind: NumberedKind
  /** Null for the next one. */
  number: string | null
  /** Our own proposal: it gives way where somebody has it, or where it names another year, month or client. */
  isProposal: boolean
  /** The invoice that has a number already and wants another one. */
  invoiceId?: number
}

/** A number that is settled, and has to be kept in the same transaction. */
export interface Settled extends Pick<Named, 'day'> {
  kind: NumberedKind
  number: string
  series: OwnSeries
  /** How far the counter of the day's own period has come. */
  last: number
  /** What this invoice had before, and takes up again. */
  ownId: number | null
  /** A draft had it that is gone. */
  wasDraft: boolean
  /** Why the numbers between the counter and this one are passed over, where there are any. */
  skippedFor: SkippedFor
}

/** A series that its number changes: it begins with it, or a year was learned from it. */
export type OwnSeries = Series & { taught?: string; start?: number }

/**
 * Decides which number an invoice gets. The caller holds the user's numbers. Throws 409 for a typed one that an invoice has, in
 * whatever case, or that was issued before. A proposal that gives way is replaced by the next free number.
 */
export async function settleNumber(tx: Db, actor: Actor, wanted: Wanted): Promise<Settled> {
  const { kind, number, isProposal, day } = wanted
  const { stored, last } = await readStored(tx, actor, wanted)
  const series = seriesFor(wanted, stored, last)
  const settled = { kind, series, last, day }
  const row = number === null ? null : await findGiven(tx, actor, number)
  const isOwn = row !== null && row.invoiceId === wanted.invoiceId && row.releasedAt !== null
  const free = isOwn || isFree(row)
  if (number !== null && !(isProposal && (!free || contradicts(series.pattern, number, wanted)))) {
    if (!free) throw isTaken(row!.releasedAt ? number : row!.number, row!.releasedAt !== null)
    return {
      ...settled,
      number,
      ownId: isOwn ? row.id : null,
      wasDraft: row !== null && !isOwn,
      skippedFor: whySkipped(series, isProposal),
    }
  }
  const next = await nextFree(tx, actor, series, wanted, last)
  return { ...settled, ...next, ownId: null, skippedFor: 'TAKEN' }
}

/** The next free number of a kind as things stand: whoever wants it may find it given by then. */
export async function nextNumber(tx: Db, actor: Actor, kind: NumberedKind, named: Named): Promise<string> {
  return (await settleNumber(tx, actor, { kind, ...named, number: null, isProposal: true })).number
}

const whySkipped = (series: OwnSeries, isProposal: boolean): SkippedFor =>
  !series.isStored ? 'STARTED' : series.taught ? 'CHANGED' : isProposal ? 'TAKEN' : 'TYPED'

/** Numbers looked at in one go. */
const LOOK_AHEAD = 50

/** The first free number of a series after a count. */
async function nextFree(
  tx: Db,
  actor: Actor,
  series: OwnSeries,
  named: Named,
  last: number,
): Promise<Pick<Settled, 'number' | 'wasDraft'>> {
  for (let count = last; ; count += LOOK_AHEAD) {
    const numbers = numbersAfter(series, named, count, LOOK_AHEAD)
    const given = await tx.givenNumber.findMany({
      where: { businessId: actor.businessId, key: { in: numbers.map(keyOf) } },
      select: { key: true, releasedAt: true, issuedAt: true },
    })
    const rows = new Map(given.map((entry) => [entry.key, entry]))
    const next = numbers.find((one) => isFree(rows.get(keyOf(one))))
    if (next) return { number: next, wasDraft: rows.has(keyOf(next)) }
  }
}

/** The series of a kind, and how far its counter of the day's period has come. */
async function readStored(tx: Db, actor: Actor, { kind, day }: Wanted) {
  const periods = RESETS.map((resets) => periodOf(resets, day))
  const row = await tx.numberSeries.findUnique({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    select: {
      pattern: true,
      resets: true,
      isChosen: true,
      counters: { where: { period: { in: periods } }, select: { period: true, last: true } },
    },
    relationLoadStrategy: 'join',
  })
  const stored = seriesOf(kind, row)
  const period = periodOf(stored.resets, day)
  const counter = row?.counters.find((one) => one.period === period)
  return { stored, last: Number(counter?.last ?? 0) }
}

const findGiven = (tx: Db, actor: Actor, number: string) =>
  tx.givenNumber.findUnique({
    where: { businessId_key: { businessId: actor.businessId, key: keyOf(number) } },
    select: { id: true, number: true, invoiceId: true, issuedAt: true, releasedAt: true },
  })

/** The series that a number belongs to, as it makes it where its business has chosen none. */
function seriesFor({ number, day, isProposal }: Wanted, stored: Series, last: number): OwnSeries {
  if (number === null) return stored
  const begun = stored.isStored ? null : patternOf(number)
  const mayTeach = stored.isStored && !stored.isChosen && !isProposal
  const taught = mayTeach ? learned(stored.pattern, number, day) : null
  // Without a year in its pattern, it has counted in one go so far.
  if (taught) {
    const resets = taught.reading.count > last ? 'NEVER' : 'YEARLY'
    return { ...stored, ...ownPattern(taught.pattern), resets, taught: taught.year }
  }
  // The first number a business gives says how it numbers, to the letter.
  if (begun && !writes(stored.pattern, number, day))
    return { ...stored, ...ownPattern(begun.pattern), start: begun.count }
  return stored
}

/** A pattern that was found, in which no kind stands but as text. */
const ownPattern = (pattern: string) => ({ pattern, written: pattern })
