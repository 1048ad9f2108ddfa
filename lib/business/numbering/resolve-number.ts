import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { inferYear, inferPattern } from './infer-pattern'
import { isNumberFree, createNumberTakenError, toNumberKey } from './assigned-numbers'
import type { NumberedKind } from './numbered-kinds'
import {
  contradictsContext,
  listNumbersAfter,
  getPeriod,
  RESET_INTERVALS,
  producesNumber,
  type NumberContext,
} from './pattern'
import { toNumberSequence, type NumberSequence } from './number-sequence'
import type { SkipReason } from './types'

/** The number somebody wants for a document. */
export interface NumberRequest extends NumberContext {
  kind: NumberedKind
  /** Null for the next one. */
  number: string | null
  /** Our own proposal: it gives way where somebody has it, or where it names another year, month or client. */
  isProposal: boolean
  /** The invoice that has a number already and wants another one. */
  invoiceId?: number
}

/** A number that is settled, and has to be kept in the same transaction. */
export interface ResolvedNumber extends Pick<NumberContext, 'day'> {
  kind: NumberedKind
  number: string
  series: ResolvedSequence
  /** How far the counter of the day's own period has come. */
  last: number
  /** What this invoice had before, and takes up again. */
  ownId: number | null
  /** A draft had it that is gone. */
  wasDraft: boolean
  /** Why the numbers between the counter and this one are passed over, where there are any. */
  skippedFor: SkipReason
}

/** A series that its number changes: it begins with it, or a year was learned from it. */
export type ResolvedSequence = NumberSequence & { inferredYear?: string; start?: number }

/**
 * Decides which number an invoice gets. The caller holds the user's numbers. Throws 409 for a typed one that an invoice has, in
 * whatever case, or that was issued before. A proposal that gives way is replaced by the next free number.
 */
export async function resolveNumber(tx: Db, actor: Actor, wanted: NumberRequest): Promise<ResolvedNumber> {
  const { kind, number, isProposal, day } = wanted
  const { stored, last } = await loadSequence(tx, actor, wanted)
  const series = resolveSequence(wanted, stored, last)
  const settled = { kind, series, last, day }
  const row = number === null ? null : await findAssignedNumber(tx, actor, number)
  const isOwn = row !== null && row.invoiceId === wanted.invoiceId && row.releasedAt !== null
  const free = isOwn || isNumberFree(row)
  if (number !== null && !(isProposal && (!free || contradictsContext(series.pattern, number, wanted)))) {
    if (!free) throw createNumberTakenError(row!.releasedAt ? number : row!.number, row!.releasedAt !== null)
    return {
      ...settled,
      number,
      ownId: isOwn ? row.id : null,
      wasDraft: row !== null && !isOwn,
      skippedFor: getSkipReason(series, isProposal),
    }
  }
  const next = await findNextFree(tx, actor, series, wanted, last)
  return { ...settled, ...next, ownId: null, skippedFor: 'TAKEN' }
}

/** The next free number of a kind as things stand: whoever wants it may find it given by then. */
export async function getNextNumber(
  tx: Db,
  actor: Actor,
  kind: NumberedKind,
  named: NumberContext,
): Promise<string> {
  return (await resolveNumber(tx, actor, { kind, ...named, number: null, isProposal: true })).number
}

const getSkipReason = (series: ResolvedSequence, isProposal: boolean): SkipReason =>
  !series.isStored ? 'STARTED' : series.inferredYear ? 'CHANGED' : isProposal ? 'TAKEN' : 'TYPED'

/** Numbers looked at in one go. */
const LOOK_AHEAD = 50

/** The first free number of a series after a count. */
async function findNextFree(
  tx: Db,
  actor: Actor,
  series: ResolvedSequence,
  named: NumberContext,
  last: number,
): Promise<Pick<ResolvedNumber, 'number' | 'wasDraft'>> {
  for (let count = last; ; count += LOOK_AHEAD) {
    const numbers = listNumbersAfter(series, named, count, LOOK_AHEAD)
    const given = await tx.documentNumber.findMany({
      where: { businessId: actor.businessId, key: { in: numbers.map(toNumberKey) } },
      select: { key: true, releasedAt: true, issuedAt: true },
    })
    const rows = new Map(given.map((entry) => [entry.key, entry]))
    const next = numbers.find((one) => isNumberFree(rows.get(toNumberKey(one))))
    if (next) return { number: next, wasDraft: rows.has(toNumberKey(next)) }
  }
}

/** The series of a kind, and how far its counter of the day's period has come. */
async function loadSequence(tx: Db, actor: Actor, { kind, day }: NumberRequest) {
  const periods = RESET_INTERVALS.map((resets) => getPeriod(resets, day))
  const row = await tx.numberSequence.findUnique({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    select: {
      pattern: true,
      resets: true,
      isChosen: true,
      counters: { where: { period: { in: periods } }, select: { period: true, last: true } },
    },
    relationLoadStrategy: 'join',
  })
  const stored = toNumberSequence(kind, row)
  const period = getPeriod(stored.resets, day)
  const counter = row?.counters.find((one) => one.period === period)
  return { stored, last: Number(counter?.last ?? 0) }
}

const findAssignedNumber = (tx: Db, actor: Actor, number: string) =>
  tx.documentNumber.findUnique({
    where: { businessId_key: { businessId: actor.businessId, key: toNumberKey(number) } },
    select: { id: true, number: true, invoiceId: true, issuedAt: true, releasedAt: true },
  })

/** The series that a number belongs to, as it makes it where its business has chosen none. */
function resolveSequence(
  { number, day, isProposal }: NumberRequest,
  stored: NumberSequence,
  last: number,
): ResolvedSequence {
  if (number === null) return stored
  const begun = stored.isStored ? null : inferPattern(number)
  const mayTeach = stored.isStored && !stored.isChosen && !isProposal
  const taught = mayTeach ? inferYear(stored.pattern, number, day) : null
  // Without a year in its pattern, it has counted in one go so far.
  if (taught) {
    const resets = taught.reading.count > last ? 'NEVER' : 'YEARLY'
    return { ...stored, ...toPatternColumns(taught.pattern), resets, inferredYear: taught.year }
  }
  // The first number a business gives says how it numbers, to the letter.
  if (begun && !producesNumber(stored.pattern, number, day))
    return { ...stored, ...toPatternColumns(begun.pattern), start: begun.count }
  return stored
}

/** A pattern that was found, in which no kind stands but as text. */
const toPatternColumns = (pattern: string) => ({ pattern, written: pattern })
