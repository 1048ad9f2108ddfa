import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { todayIn, type Day } from '@/lib/kernel/dates'
import { asWritten, reason } from '@/lib/words/reason'
import { invalid } from '@/lib/words/errors'
import { patternOf } from './derive'
import { isFree, isTaken, keyOf } from './given'
import { agrees, formatNumber, patternProblem, periodOf, readNumber, type Resets } from './pattern'
import { lockNumbers, readCounter, readSeries, setCounter } from './series'
import { nextNumber } from './settle'
import type { NumberedKind, Numbering } from './types'

/** What the settings change; what is left out stays. */
interface NumberingInput {
  numberPattern?: string
  numberResets?: Resets
  /** What the next invoice dated today is called. */
  nextInvoiceNumber?: string
}

/** How a business numbers documents of a kind, as its settings show it. */
export async function getNumbering(actor: Actor, kind: NumberedKind): Promise<Numbering> {
  const { timeZone } = await db.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { timeZone: true },
  })
  const day = todayIn(timeZone)
  const { pattern, resets } = await readSeries(db, actor, kind)
  return { pattern, resets, today: day, next: await nextNumber(db, actor, kind, { day, client: SAMPLE }) }
}

/** A client where none is known. */
const SAMPLE = 'Acme'

/**
 * Changes how documents of a kind are numbered from now on. A next number that doesn't fit the pattern begins one of its own, unless a
 * pattern comes with it. Throws 422 for what would repeat numbers or doesn't fit, 409 for a next number that was given.
 */
export async function changeNumbering(
  tx: Transaction,
  actor: Actor,
  kind: NumberedKind,
  input: NumberingInput,
): Promise<void> {
  await lockNumbers(tx, actor)
  const { timeZone } = await tx.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { timeZone: true },
  })
  const today = todayIn(timeZone)
  const before = await readSeries(tx, actor, kind)
  const { nextInvoiceNumber: next } = input
  const isChosen = input.numberPattern !== undefined || input.numberResets !== undefined
  const own = isChosen || !next || readNumber(before.pattern, next) ? null : patternOf(next)
  const pattern = input.numberPattern ?? own?.pattern ?? before.pattern
  const resets = input.numberResets ?? (own ? 'NEVER' : before.resets)
  const problem = isChosen && patternProblem(pattern, resets)
  if (problem) throw invalid(asWritten(problem.message), problem.field)
  const carried = await readCounter(tx, actor, kind, periodOf(before.resets, today))
  const last = next ? (await countOf(tx, actor, next, pattern, today)) - 1 : carried
  const series = { pattern, resets, ...(isChosen && { isChosen }), ...(own && { isChosen: false }) }
  await tx.numberSeries.upsert({
    where: { businessId_kind: { businessId: actor.businessId, kind } },
    create: { businessId: actor.businessId, kind, ...series },
    update: series,
  })
  if (resets !== before.resets)
    await tx.numberCounter.deleteMany({ where: { businessId: actor.businessId, kind } })
  await setCounter(tx, actor, kind, periodOf(resets, today), last)
}

/** The count that a next number says, for an invoice dated today. */
async function countOf(
  tx: Transaction,
  actor: Actor,
  next: string,
  pattern: string,
  today: Day,
): Promise<number> {
  const reading = readNumber(pattern, next)
  if (!reading || !agrees({ ...reading, client: undefined }, { day: today, client: '' }))
    throw invalid(
      reason('number.unlike-pattern', { example: formatNumber(pattern, { day: today, client: SAMPLE }, 1) }),
      'nextInvoiceNumber',
    )
  if (reading.count < 1) throw invalid('number.not-counting', 'nextInvoiceNumber')
  const row = await tx.givenNumber.findUnique({
    where: { businessId_key: { businessId: actor.businessId, key: keyOf(next) } },
    select: { number: true, releasedAt: true, issuedAt: true },
  })
  if (row && !isFree(row))
    throw isTaken(row.releasedAt ? next : row.number, row.releasedAt !== null, 'nextInvoiceNumber')
  return reading.count
}
