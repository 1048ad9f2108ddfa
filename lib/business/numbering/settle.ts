import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { learned, patternOf } from './derive'
import { isFree, isTaken, keyOf } from './given'
import type { NumberedKind } from './kinds'
import { contradicts, numbersAfter, periodOf, writes, type Named } from './pattern'
import { seriesOf, type Series } from './series'

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
  /** Chosen by somebody, and not what came next. */
  isTyped: boolean
  /** Nobody has looked whether it is free. */
  isGuess?: boolean
}

/** A series that its number changes: it begins with it, or a year was learned from it. */
export type OwnSeries = Series & { taught?: string; start?: number }

/**
 * Decides which number an invoice gets. The caller holds the user's numbers. Throws 409 for a typed one that an invoice has, in
 * whatever case, or that was issued before. In place of a proposal that gives way it is the one after the count, which nearly always is
 * free: nobody has looked (`nextFree`).
 */
export async function settleNumber(tx: Db, actor: Actor, wanted: Wanted): Promise<Settled> {
  const { kind, number, isProposal, day } = wanted
  const { stored, last, row } = await readState(tx, actor, wanted)
  const series = seriesFor(wanted, stored, last)
  const settled = { kind, series, last, day, isTyped: number !== null && !isProposal }
  const isOwn = row !== null && row.invoiceId === wanted.invoiceId && row.releasedAt !== null
  const free = isOwn || isFree(row)
  if (number !== null && !(isProposal && (!free || contradicts(series.pattern, number, wanted)))) {
    if (!free) throw isTaken(row!.releasedAt ? number : row!.number, row!.releasedAt !== null)
    return { ...settled, number, ownId: isOwn ? row.id : null, wasDraft: row !== null && !isOwn }
  }
  const [next] = numbersAfter(series, wanted, last, 1)
  return { ...settled, number: next!, ownId: null, wasDraft: false, isGuess: true }
}

/** The next free number of a kind as things stand: whoever wants it may find it given by then. */
export async function nextNumber(tx: Db, actor: Actor, kind: NumberedKind, named: Named): Promise<string> {
  const wanted = { kind, ...named, number: null, isProposal: true }
  return (await nextFree(tx, actor, await settleNumber(tx, actor, wanted), named)).number
}

/** Numbers looked at in one go. */
const LOOK_AHEAD = 50

/** The first number from a settled one on that is free. What that one changes of its series is written. */
export async function nextFree(tx: Db, actor: Actor, settled: Settled, named: Named): Promise<Settled> {
  const { series, last } = settled
  for (let count = last; ; count += LOOK_AHEAD) {
    const numbers = numbersAfter(series, named, count, LOOK_AHEAD)
    const given = await tx.givenNumber.findMany({
      where: { businessId: actor.businessId, key: { in: numbers.map(keyOf) } },
      select: { key: true, releasedAt: true, issuedAt: true },
    })
    const rows = new Map(given.map((entry) => [entry.key, entry]))
    const next = numbers.find((one) => isFree(rows.get(keyOf(one))))
    if (!next) continue
    const stored = { ...series, isStored: true, taught: undefined }
    const wasDraft = rows.has(keyOf(next))
    return { ...settled, series: stored, number: next, wasDraft, isGuess: false }
  }
}

interface State {
  pattern: string | null
  resets: string
  isChosen: boolean
  last: bigint | null
  id: number | null
  number: string
  invoiceId: number | null
  issuedAt: Date | null
  releasedAt: Date | null
}

/** The series, its counter on a day and the entry of a number, in one look. */
async function readState(tx: Db, actor: Actor, { kind, number, day }: Wanted) {
  const [state] = await tx.$queryRaw<[State]>`
    SELECT s."pattern", s."resets", s."isChosen", c."last", g."id", g."number", g."invoiceId", g."issuedAt", g."releasedAt"
    FROM (VALUES (${actor.businessId}::int)) b("id")
    LEFT JOIN "NumberSeries" s ON s."businessId" = b."id" AND s."kind" = ${kind}::"DocumentKind"
    LEFT JOIN "NumberCounter" c ON c."businessId" = b."id" AND c."kind" = ${kind}::"DocumentKind" AND c."period" =
      CASE s."resets" WHEN 'YEARLY' THEN ${periodOf('YEARLY', day)} WHEN 'MONTHLY' THEN ${periodOf('MONTHLY', day)} ELSE '' END
    LEFT JOIN "GivenNumber" g ON g."businessId" = b."id" AND g."key" = ${number && keyOf(number)}`
  const { pattern, resets, isChosen, last, id, ...row } = state
  const stored = seriesOf(kind, pattern === null ? null : { pattern, resets, isChosen })
  return { stored, last: Number(last ?? 0), row: id === null ? null : { id, ...row } }
}

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
