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

interface NumberRequest extends NumberContext {
  kind: NumberedKind
  /** Null requests the next free number. */
  number: string | null
  /**
   * True if the app proposed the number. It is replaced by the next free one if it is taken, or if it contains
   * another year, month or client than the document's.
   */
  isProposal: boolean
  /** Document that already has a number and changes it. */
  invoiceId?: number
}

/** Number decided for a document. It has to be recorded in the same transaction. */
export interface ResolvedNumber extends Pick<NumberContext, 'day'> {
  kind: NumberedKind
  number: string
  sequence: ResolvedSequence
  /** Last count of the counter for the day's period. */
  last: number
  /** Id of the ledger entry if the document had this number before. */
  existingEntryId: number | null
  /** True if a deleted or renumbered draft had the number. */
  wasDraft: boolean
  /** Reason recorded for the counts skipped before this number, if any. */
  skipReason: SkipReason
}

/**
 * Sequence that this number starts or changes: `start` is its first count, `inferredYear` the year found in its
 * pattern.
 */
export type ResolvedSequence = NumberSequence & { inferredYear?: string; start?: number }

/**
 * Decides which number a document gets. The caller must hold the number lock (`lockNumbers`). Throws 409 if a typed
 * number is taken, ignoring case, or was issued before. A proposal that can't be used is replaced by the next free
 * number.
 */
export async function resolveNumber(tx: Db, actor: Actor, request: NumberRequest): Promise<ResolvedNumber> {
  const { kind, number, isProposal, day } = request
  const { stored, last } = await loadSequence(tx, actor, request)
  const sequence = resolveSequence(request, stored, last)
  const resolved = { kind, sequence, last, day }
  const row = number === null ? null : await findAssignedNumber(tx, actor, number)
  const isOwn = row !== null && row.invoiceId === request.invoiceId && row.releasedAt !== null
  const free = isOwn || isNumberFree(row)
  if (number !== null && !(isProposal && (!free || contradictsContext(sequence.pattern, number, request)))) {
    if (!free) throw createNumberTakenError(row!.releasedAt ? number : row!.number, row!.releasedAt !== null)
    return {
      ...resolved,
      number,
      existingEntryId: isOwn ? row.id : null,
      wasDraft: row !== null && !isOwn,
      skipReason: getSkipReason(sequence, isProposal),
    }
  }
  const next = await findNextFreeNumber(tx, actor, sequence, request, last)
  return { ...resolved, ...next, existingEntryId: null, skipReason: 'TAKEN' }
}

/** Returns the next free number of a kind without reserving it. */
export async function getNextNumber(
  tx: Db,
  actor: Actor,
  kind: NumberedKind,
  context: NumberContext,
): Promise<string> {
  return (await resolveNumber(tx, actor, { kind, ...context, number: null, isProposal: true })).number
}

const getSkipReason = (sequence: ResolvedSequence, isProposal: boolean): SkipReason =>
  !sequence.isStored ? 'STARTED' : sequence.inferredYear ? 'CHANGED' : isProposal ? 'TAKEN' : 'TYPED'

/** Numbers checked per query. */
const LOOK_AHEAD = 50

/** Finds the first free number of a series after a count. */
async function findNextFreeNumber(
  tx: Db,
  actor: Actor,
  sequence: ResolvedSequence,
  context: NumberContext,
  last: number,
): Promise<Pick<ResolvedNumber, 'number' | 'wasDraft'>> {
  for (let count = last; ; count += LOOK_AHEAD) {
    const numbers = listNumbersAfter(sequence, context, count, LOOK_AHEAD)
    const assigned = await tx.documentNumber.findMany({
      where: { businessId: actor.businessId, key: { in: numbers.map(toNumberKey) } },
      select: { key: true, releasedAt: true, issuedAt: true },
    })
    const rows = new Map(assigned.map((entry) => [entry.key, entry]))
    const next = numbers.find((one) => isNumberFree(rows.get(toNumberKey(one))))
    if (next) return { number: next, wasDraft: rows.has(toNumberKey(next)) }
  }
}

/** Loads the sequence of a kind, and the last count of the counter for the day's period. */
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

/**
 * Returns the sequence a number belongs to. As long as the business has chosen no pattern, a number can start or
 * change it.
 */
function resolveSequence(
  { number, day, isProposal }: NumberRequest,
  stored: NumberSequence,
  last: number,
): ResolvedSequence {
  if (number === null) return stored
  const inferred = stored.isStored ? null : inferPattern(number)
  const mayInferYear = stored.isStored && !stored.isChosen && !isProposal
  const withYear = mayInferYear ? inferYear(stored.pattern, number, day) : null
  // The counter never reset so far. A count above the last one means that it still doesn't with the new year.
  if (withYear) {
    const resets = withYear.reading.count > last ? 'NEVER' : 'YEARLY'
    return { ...stored, ...toPatternColumns(withYear.pattern), resets, inferredYear: withYear.year }
  }
  // The first number defines the pattern exactly as written.
  if (inferred && !producesNumber(stored.pattern, number, day))
    return { ...stored, ...toPatternColumns(inferred.pattern), start: inferred.count }
  return stored
}

/** An inferred pattern contains no `{KIND}`, so its expanded and written forms are equal. */
const toPatternColumns = (pattern: string) => ({ pattern, rawPattern: pattern })
