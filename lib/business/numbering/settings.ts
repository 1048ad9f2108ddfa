import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { todayIn, type Day } from '@/lib/core/dates'
import { rawReason, reason } from '@/lib/i18n/reason'
import { invalid } from '@/lib/i18n/errors'
import { inferPattern } from './infer-pattern'
import { isNumberFree, createNumberTakenError, toNumberKey } from './assigned-numbers'
import { getKindNamePlural } from '@/lib/i18n/document-nouns'
import { expandKind } from './default-pattern'
import type { NumberedKind } from './numbered-kinds'
import {
  matchesContext,
  formatDocumentNumber,
  MAX_COUNT,
  findPatternProblem,
  getPeriod,
  parseDocumentNumber,
  withCount,
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
import type { Numbering, NumberSequenceSettings } from './types'

/** What the settings change; what is left out stays. */
interface NumberingInput {
  /** Null goes on from the numbers that are given, as before one was chosen. */
  pattern?: string | null
  resets?: ResetInterval
  /** What the next document dated today is called, or how far it has counted then. */
  next?: string | number
}

/** What a call names a part of the input in its answers. */
type Fields = Record<keyof NumberingInput, string>
const FIELDS: Fields = { pattern: 'pattern', resets: 'resets', next: 'next' }

/** How a business numbers documents of a kind, as its settings show it. */
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
  const { written: pattern, resets, isChosen } = await getNumberSequence(db, actor, kind)
  const next = await getNextNumber(db, actor, kind, { day, client: SAMPLE })
  return { pattern, resets, isChosen, today: day, next }
}

/** How a business numbers documents of a kind, as the API tells of it. */
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

/** A number with the two after it, whether or not they are free by then. */
function previewNumbers(pattern: string, next: string): string[] {
  const count = parseDocumentNumber(pattern, next)?.count
  return count === undefined
    ? [next]
    : [0, 1, 2].flatMap((more) => withCount(pattern, next, count + more) ?? [])
}

/** Changes how documents of a kind are numbered, by a call about nothing else. Throws as `updateNumbering`. */
export async function updateNumberSequence(
  actor: Actor,
  kind: NumberedKind,
  input: NumberingInput,
): Promise<NumberSequenceSettings> {
  await db.$transaction((tx) => updateNumbering(tx, actor, kind, input))
  return getNumberSequenceSettings(actor, kind)
}

/** A client where none is known. */
const SAMPLE = 'Acme'

/**
 * Changes how documents of a kind are numbered from now on. A next number that doesn't fit the pattern begins one of its own, unless a
 * pattern comes with it. What the counter passes over by this is written down. Throws 422 for what would repeat numbers, doesn't fit or
 * is another kind's, 409 for a next number that was given.
 * @param fields what the parts of the input are called in errors
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
  const typed = typeof input.next === 'string' ? input.next : undefined
  const own = isChosen || !typed || parseDocumentNumber(before.pattern, typed) ? null : inferPattern(typed)
  const written = input.pattern ?? own?.pattern ?? before.written
  const pattern = expandKind(written, kind)
  const resets = input.resets ?? (own ? 'NEVER' : before.resets)
  const problem = isChosen && findPatternProblem(written, resets)
  if (problem) throw invalid(rawReason(problem.message), fields[problem.field])
  if (pattern !== before.pattern) await assertPatternUnique(tx, actor, kind, pattern, fields.pattern)
  const carried = await getCounter(tx, actor, kind, getPeriod(before.resets, today))
  const next =
    typeof input.next === 'number'
      ? formatDocumentNumber(pattern, { day: today, client: SAMPLE }, input.next)
      : input.next
  const last = next ? (await parseNextCount(tx, actor, next, pattern, today, fields.next)) - 1 : carried
  const stays = input.pattern === null || own ? { isChosen: false } : {}
  const series = { pattern: written, resets, ...(isChosen && { isChosen }), ...stays }
  await tx.numberSequence.upsert({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    create: { businessId: actor.businessId, kind, ...series },
    update: series,
  })
  if (resets !== before.resets)
    await tx.numberCounter.deleteMany({ where: { businessId: actor.businessId, kind } })
  await setCounter(tx, actor, kind, getPeriod(resets, today), last)
  await recordSkippedNumbers(tx, actor, before, { pattern, resets, today, carried, last })
}

/** Two kinds that are written alike would leave gaps in each other. */
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
      throw invalid(reason('number.shared-pattern', { kinds: getKindNamePlural(other) }), field)
  }
}

/** Patterns that may come to write the same number are the same in this. */
const normalizePattern = (pattern: string) =>
  pattern
    .replace(/\{(0+|N(:\d+)?)\}/g, '{n}')
    .replace(/\{YYYY\}|(19|20)\d\d/g, '{year}')
    .toLowerCase()

interface CounterMove {
  pattern: string
  resets: ResetInterval
  today: Day
  /** How far the counter had come, and where it stands now. */
  carried: number
  last: number
}

/** Writes down why the numbers are missing that the counter passes over from now on. */
async function recordSkippedNumbers(
  tx: Transaction,
  actor: Actor,
  before: NumberSequence,
  { pattern, resets, today, carried, last }: CounterMove,
): Promise<void> {
  const seriesBy = (pattern: string, resets: ResetInterval) =>
    parseDocumentNumber(pattern, formatDocumentNumber(pattern, { day: today, client: SAMPLE }, 1), resets)
      ?.series
  const series = seriesBy(pattern, resets)
  if (!series) return
  const { kind } = before
  const goesOn = series === seriesBy(before.pattern, before.resets)
  const { _max: given } = await tx.documentNumber.aggregate({
    where: { businessId: actor.businessId, series, count: { lte: last } },
    _max: { count: true },
  })
  const from = Number(given.count ?? 0) + 1
  if (from > last) return
  const reason = goesOn ? (before.isStored ? 'SET' : 'STARTED') : last === carried ? 'CHANGED' : 'STARTED'
  await recordNumberGap(tx, actor, { kind, series, from, to: last, reason })
}

/** The count that a next number says, for an invoice dated today. */
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
