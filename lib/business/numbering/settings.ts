import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { todayIn, type Day } from '@/lib/kernel/dates'
import { asWritten, reason } from '@/lib/words/reason'
import { invalid } from '@/lib/words/errors'
import { patternOf } from './derive'
import { isFree, isTaken, keyOf } from './given'
import { kindNames } from '@/lib/words/kind-nouns'
import { spelled } from './kind-words'
import type { NumberedKind } from './kinds'
import {
  agrees,
  formatNumber,
  MAX_COUNT,
  patternProblem,
  periodOf,
  readNumber,
  withCount,
  type Resets,
} from './pattern'
import { lockNumbers, readCounter, readSeries, setCounter, type Series } from './series'
import { nextNumber } from './settle'
import { keepSkip } from './skips'
import type { Numbering, NumberSeries } from './types'

/** What the settings change; what is left out stays. */
interface NumberingInput {
  /** Null goes on from the numbers that are given, as before one was chosen. */
  pattern?: string | null
  resets?: Resets
  /** What the next document dated today is called, or how far it has counted then. */
  next?: string | number
}

/** What a call names a part of the input in its answers. */
type Fields = Record<keyof NumberingInput, string>
const FIELDS: Fields = { pattern: 'pattern', resets: 'resets', next: 'next' }

/** How a business numbers documents of a kind, as its settings show it. */
export async function getNumbering(actor: Actor, kind: NumberedKind): Promise<Numbering> {
  const { pattern, resets, today, next } = await readNumbering(actor, kind)
  return { pattern, resets, today, next }
}

async function readNumbering(actor: Actor, kind: NumberedKind) {
  const { timeZone } = await db.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { timeZone: true },
  })
  const day = todayIn(timeZone)
  const { written: pattern, resets, isChosen } = await readSeries(db, actor, kind)
  const next = await nextNumber(db, actor, kind, { day, client: SAMPLE })
  return { pattern, resets, isChosen, today: day, next }
}

/** How a business numbers documents of a kind, as the API tells of it. */
export async function getNumberSeries(actor: Actor, kind: NumberedKind): Promise<NumberSeries> {
  const { today, ...numbering } = await readNumbering(actor, kind)
  const { pattern, resets, next } = numbering
  return {
    kind,
    ...numbering,
    period: periodOf(resets, today),
    preview: preview(spelled(pattern, kind), next),
  }
}

/** A number with the two after it, whether or not they are free by then. */
function preview(pattern: string, next: string): string[] {
  const count = readNumber(pattern, next)?.count
  return count === undefined
    ? [next]
    : [0, 1, 2].flatMap((more) => withCount(pattern, next, count + more) ?? [])
}

/** Changes how documents of a kind are numbered, by a call about nothing else. Throws as `changeNumbering`. */
export async function setNumberSeries(
  actor: Actor,
  kind: NumberedKind,
  input: NumberingInput,
): Promise<NumberSeries> {
  await db.$transaction((tx) => changeNumbering(tx, actor, kind, input))
  return getNumberSeries(actor, kind)
}

/** A client where none is known. */
const SAMPLE = 'Acme'

/**
 * Changes how documents of a kind are numbered from now on. A next number that doesn't fit the pattern begins one of its own, unless a
 * pattern comes with it. What the counter passes over by this is written down. Throws 422 for what would repeat numbers, doesn't fit or
 * is another kind's, 409 for a next number that was given.
 * @param fields what the parts of the input are called in errors
 */
export async function changeNumbering(
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
  const before = await readSeries(tx, actor, kind)
  const isChosen = Boolean(input.pattern) || input.resets !== undefined
  const typed = typeof input.next === 'string' ? input.next : undefined
  const own = isChosen || !typed || readNumber(before.pattern, typed) ? null : patternOf(typed)
  const written = input.pattern ?? own?.pattern ?? before.written
  const pattern = spelled(written, kind)
  const resets = input.resets ?? (own ? 'NEVER' : before.resets)
  const problem = isChosen && patternProblem(written, resets)
  if (problem) throw invalid(asWritten(problem.message), fields[problem.field])
  if (pattern !== before.pattern) await refuseShared(tx, actor, kind, pattern, fields.pattern)
  const carried = await readCounter(tx, actor, kind, periodOf(before.resets, today))
  const next =
    typeof input.next === 'number'
      ? formatNumber(pattern, { day: today, client: SAMPLE }, input.next)
      : input.next
  const last = next ? (await countOf(tx, actor, next, pattern, today, fields.next)) - 1 : carried
  const stays = input.pattern === null || own ? { isChosen: false } : {}
  const series = { pattern: written, resets, ...(isChosen && { isChosen }), ...stays }
  await tx.numberSeries.upsert({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    create: { businessId: actor.businessId, kind, ...series },
    update: series,
  })
  if (resets !== before.resets)
    await tx.numberCounter.deleteMany({ where: { businessId: actor.businessId, kind } })
  await setCounter(tx, actor, kind, periodOf(resets, today), last)
  await keepSkipped(tx, actor, before, { pattern, resets, today, carried, last })
}

/** Two kinds that are written alike would leave gaps in each other. */
async function refuseShared(
  tx: Transaction,
  actor: Actor,
  kind: NumberedKind,
  pattern: string,
  field: string,
): Promise<void> {
  const others = await tx.numberSeries.findMany({
    where: { businessId: actor.businessId, kind: { not: kind } },
    select: { kind: true, pattern: true },
  })
  for (const row of others) {
    const other = row.kind
    if (alike(spelled(row.pattern, other)) === alike(pattern))
      throw invalid(reason('number.shared-pattern', { kinds: kindNames(other) }), field)
  }
}

/** Patterns that may come to write the same number are the same in this. */
const alike = (pattern: string) =>
  pattern
    .replace(/\{(0+|N(:\d+)?)\}/g, '{n}')
    .replace(/\{YYYY\}|(19|20)\d\d/g, '{year}')
    .toLowerCase()

interface Moved {
  pattern: string
  resets: Resets
  today: Day
  /** How far the counter had come, and where it stands now. */
  carried: number
  last: number
}

/** Writes down why the numbers are missing that the counter passes over from now on. */
async function keepSkipped(
  tx: Transaction,
  actor: Actor,
  before: Series,
  { pattern, resets, today, carried, last }: Moved,
): Promise<void> {
  const seriesBy = (pattern: string, resets: Resets) =>
    readNumber(pattern, formatNumber(pattern, { day: today, client: SAMPLE }, 1), resets)?.series
  const series = seriesBy(pattern, resets)
  if (!series) return
  const { kind } = before
  const goesOn = series === seriesBy(before.pattern, before.resets)
  const { _max: given } = await tx.givenNumber.aggregate({
    where: { businessId: actor.businessId, series, count: { lte: last } },
    _max: { count: true },
  })
  const from = Number(given.count ?? 0) + 1
  if (from > last) return
  const reason = goesOn ? (before.isStored ? 'SET' : 'STARTED') : last === carried ? 'CHANGED' : 'STARTED'
  await keepSkip(tx, actor, { kind, series, from, to: last, reason })
}

/** The count that a next number says, for an invoice dated today. */
async function countOf(
  tx: Transaction,
  actor: Actor,
  next: string,
  pattern: string,
  today: Day,
  field: string,
): Promise<number> {
  const reading = readNumber(pattern, next)
  if (!reading || !agrees({ ...reading, client: undefined }, { day: today, client: '' }))
    throw invalid(
      reason('number.unlike-pattern', { example: formatNumber(pattern, { day: today, client: SAMPLE }, 1) }),
      field,
    )
  if (reading.count < 1) throw invalid('number.not-counting', field)
  if (reading.count >= MAX_COUNT) throw invalid('number.too-high', field)
  const row = await tx.givenNumber.findUnique({
    where: { businessId_key: { businessId: actor.businessId, key: keyOf(next) } },
    select: { number: true, releasedAt: true, issuedAt: true },
  })
  if (row && !isFree(row)) throw isTaken(row.releasedAt ? next : row.number, row.releasedAt !== null, field)
  return reading.count
}
