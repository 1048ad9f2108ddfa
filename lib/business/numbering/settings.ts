import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { todayIn, type Day } from '@/lib/core/dates'
import { reason, toFieldReason } from '@/lib/i18n/reason'
import { invalid } from '@/lib/i18n/errors'
import { inferPattern } from './infer-pattern'
import { isNumberFree, createNumberTakenError, toNumberKey } from './assigned-numbers'
import { expandKind, type NumberedKind } from './numbered-kinds'
import {
  matchesContext,
  formatDocumentNumber,
  MAX_COUNT,
  findPatternProblem,
  getPeriod,
  parseDocumentNumber,
  replaceCount,
  type ResetInterval,
} from './pattern'
import {
  lockNumbers,
  getCounter,
  getNumberSequence,
  setCounter,
  type NumberSequence,
} from './number-sequence'
import { getNextNumber } from './resolve-number'
import { recordNumberGap } from './number-gaps'
import type { NumberSequenceSettings } from './sequence-response'
import type { Numbering } from './types'

/** Changes to the numbering; omitted fields stay unchanged. */
interface NumberingInput {
  /** Null keeps the pattern but lets assigned numbers change it again. */
  pattern?: string | null
  resets?: ResetInterval
  /** Number of the next document dated today, or only its count. */
  next?: string | number
}

/** Names of the input fields in error responses. */
type Fields = Record<keyof NumberingInput, string>
const FIELDS: Fields = { pattern: 'pattern', resets: 'resets', next: 'next' }

/** Returns the numbering of a kind for the settings page. */
export async function getNumbering(actor: Actor, kind: NumberedKind): Promise<Numbering> {
  const { pattern, resets, today, next } = await loadNumbering(actor, kind)
  return { pattern, resets, today, next }
}

async function loadNumbering(actor: Actor, kind: NumberedKind) {
  const { timeZone } = await db.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { timeZone: true },
  })
  const day = todayIn(timeZone)
  const { rawPattern: pattern, resets, isChosen } = await getNumberSequence(db, actor, kind)
  const next = await getNextNumber(db, actor, kind, { day, client: SAMPLE })
  return { pattern, resets, isChosen, today: day, next }
}

/** Returns the numbering of a kind for the API. */
export async function getNumberSequenceSettings(
  actor: Actor,
  kind: NumberedKind,
): Promise<NumberSequenceSettings> {
  const { today, ...numbering } = await loadNumbering(actor, kind)
  const { pattern, resets, next } = numbering
  return {
    kind,
    ...numbering,
    period: getPeriod(resets, today),
    preview: previewNumbers(expandKind(pattern, kind), next),
  }
}

/** Returns a number and the two after it, without checking that they are free. */
function previewNumbers(pattern: string, next: string): string[] {
  const count = parseDocumentNumber(pattern, next)?.count
  return count === undefined
    ? [next]
    : [0, 1, 2].flatMap((offset) => replaceCount(pattern, next, count + offset) ?? [])
}

/** Updates the numbering of a kind in its own transaction. Throws like `updateNumbering`. */
export async function updateNumberSequence(
  actor: Actor,
  kind: NumberedKind,
  input: NumberingInput,
): Promise<NumberSequenceSettings> {
  await db.$transaction((tx) => updateNumbering(tx, actor, kind, input))
  return getNumberSequenceSettings(actor, kind)
}

/** Client name used in examples. */
const SAMPLE = 'Acme'

/**
 * Changes the numbering of a kind. A `next` that doesn't match the pattern defines a new one, unless a pattern or a
 * reset interval is given too. Counts that the counter skips are recorded. Throws
 * - 422 if the pattern is invalid, would repeat numbers or is another kind's,
 * - 422 if `next` doesn't match the pattern or can't count up,
 * - 409 if `next` is taken or was issued before.
 * @param fields names of the input fields in errors
 */
export async function updateNumbering(
  tx: Transaction,
  actor: Actor,
  kind: NumberedKind,
  input: NumberingInput,
  fields: Fields = FIELDS,
): Promise<void> {
  await lockNumbers(tx, actor)
  const { timeZone } = await tx.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { timeZone: true },
  })
  const today = todayIn(timeZone)
  const before = await getNumberSequence(tx, actor, kind)
  const isChosen = Boolean(input.pattern) || input.resets !== undefined
  const typedNext = typeof input.next === 'string' ? input.next : undefined
  const inferred =
    isChosen || !typedNext || parseDocumentNumber(before.pattern, typedNext) ? null : inferPattern(typedNext)
  const written = input.pattern ?? inferred?.pattern ?? before.rawPattern
  const pattern = expandKind(written, kind)
  const resets = input.resets ?? (inferred ? 'NEVER' : before.resets)
  const problem = isChosen && findPatternProblem(written, resets)
  if (problem) throw invalid(toFieldReason(problem.message), fields[problem.field])
  if (pattern !== before.pattern) await assertPatternUnique(tx, actor, kind, pattern, fields.pattern)
  const lastBefore = await getCounter(tx, actor, kind, getPeriod(before.resets, today))
  const next =
    typeof input.next === 'number'
      ? formatDocumentNumber(pattern, { day: today, client: SAMPLE }, input.next)
      : input.next
  const last = next ? (await parseNextCount(tx, actor, next, pattern, today, fields.next)) - 1 : lastBefore
  const unchosen = input.pattern === null || inferred ? { isChosen: false } : {}
  const series = { pattern: written, resets, ...(isChosen && { isChosen }), ...unchosen }
  await tx.numberSequence.upsert({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    create: { businessId: actor.businessId, kind, ...series },
    update: series,
  })
  if (resets !== before.resets)
    await tx.numberCounter.deleteMany({ where: { businessId: actor.businessId, kind } })
  await setCounter(tx, actor, kind, getPeriod(resets, today), last)
  await recordSkippedNumbers(tx, actor, before, { pattern, resets, today, lastBefore, last })
}

/** Throws 422 if another kind has an equivalent pattern: each would leave gaps in the other. */
async function assertPatternUnique(
  tx: Transaction,
  actor: Actor,
  kind: NumberedKind,
  pattern: string,
  field: string,
): Promise<void> {
  const others = await tx.numberSequence.findMany({
    where: { businessId: actor.businessId, kind: { not: kind } },
    select: { kind: true, pattern: true },
  })
  for (const row of others) {
    const other = row.kind
    if (normalizePattern(expandKind(row.pattern, other)) === normalizePattern(pattern))
      throw invalid(reason('number.shared-pattern', { other }), field)
  }
}

/** Normalizes a pattern, so that patterns that could produce the same number are equal. */
const normalizePattern = (pattern: string) =>
  pattern
    .replace(/\{(0+|N(:\d+)?)\}/g, '{n}')
    .replace(/\{YYYY\}|(19|20)\d\d/g, '{year}')
    .toLowerCase()

interface CounterMove {
  pattern: string
  resets: ResetInterval
  today: Day
  /** Last count before and after the change. */
  lastBefore: number
  last: number
}

/** Records why numbers will be missing that the counter skips from now on. */
async function recordSkippedNumbers(
  tx: Transaction,
  actor: Actor,
  before: NumberSequence,
  { pattern, resets, today, lastBefore, last }: CounterMove,
): Promise<void> {
  const getSeries = (pattern: string, resets: ResetInterval) =>
    parseDocumentNumber(pattern, formatDocumentNumber(pattern, { day: today, client: SAMPLE }, 1), resets)
      ?.sequenceKey
  const series = getSeries(pattern, resets)
  if (!series) return
  const { kind } = before
  const isSameSeries = series === getSeries(before.pattern, before.resets)
  const { _max: highest } = await tx.documentNumber.aggregate({
    where: { businessId: actor.businessId, series, count: { lte: last } },
    _max: { count: true },
  })
  const from = Number(highest.count ?? 0) + 1
  if (from > last) return
  const reason = isSameSeries
    ? before.isStored
      ? 'SET'
      : 'STARTED'
    : last === lastBefore
      ? 'CHANGED'
      : 'STARTED'
  await recordNumberGap(tx, actor, { kind, sequenceKey: series, from, to: last, reason })
}

/**
 * Parses the count of `next` for a document dated today. Throws 422 if it doesn't match the pattern or can't count
 * up, 409 if it is taken or was issued before.
 */
async function parseNextCount(
  tx: Transaction,
  actor: Actor,
  next: string,
  pattern: string,
  today: Day,
  field: string,
): Promise<number> {
  const reading = parseDocumentNumber(pattern, next)
  if (!reading || !matchesContext({ ...reading, client: undefined }, { day: today, client: '' }))
    throw invalid(
      reason('number.unlike-pattern', {
        example: formatDocumentNumber(pattern, { day: today, client: SAMPLE }, 1),
      }),
      field,
    )
  if (reading.count < 1) throw invalid('number.not-counting', field)
  if (reading.count >= MAX_COUNT) throw invalid('number.too-high', field)
  const row = await tx.documentNumber.findUnique({
    where: { businessId_key: { businessId: actor.businessId, key: toNumberKey(next) } },
    select: { number: true, releasedAt: true, issuedAt: true },
  })
  if (row && !isNumberFree(row))
    throw createNumberTakenError(row.releasedAt ? next : row.number, row.releasedAt !== null, field)
  return reading.count
}
