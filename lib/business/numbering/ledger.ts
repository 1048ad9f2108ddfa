import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { toDateColumn, type Day } from '@/lib/kernel/dates'
import { conflict, notFound } from '@/lib/kernel/errors'
import { learned, patternOf } from './derive'
import {
  agrees,
  DEFAULT_PATTERN,
  formatNumber,
  periodOf,
  periodOfReading,
  readNumber,
  type Named,
  type Resets,
} from './pattern'
import { isFree, keyOf, nextFree, readCounter, readSeries, type Series } from './series'
import type { NumberedKind, ReleasedFor } from './types'

/** The number somebody wants for a document. */
interface Wanted extends Named {
  kind: NumberedKind
  number: string
  /** Our own proposal: it gives way where somebody has it, or where it names another year, month or client. */
  isProposal: boolean
  /** The invoice that has a number already and wants another one. */
  invoiceId?: number
}

/** A number that is settled, and has to be kept in the same transaction. */
interface Settled extends Pick<Named, 'day'> {
  kind: NumberedKind
  number: string
  series: OwnSeries
  /** How far the counter of the day's own period has come. */
  last: number
  /** What this invoice had before, and takes up again. */
  ownId: number | null
  /** A draft had it that is gone. */
  wasDraft: boolean
}

/** A series that its number changes: it begins with it, or a year was learned from it. */
type OwnSeries = Series & { taught?: string; start?: number }

/** Holds everybody else's numbers of this user back until the transaction ends. Throws 404. */
export async function lockNumbers(tx: Transaction, userId: number): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`
  if (rows.length === 0) throw notFound('User')
}

/**
 * Decides which number an invoice gets, while nobody else can. Throws 409 for a typed one that an invoice has, in whatever
 * case, or that was issued before.
 */
export async function settleNumber(tx: Transaction, userId: number, wanted: Wanted): Promise<Settled> {
  await lockNumbers(tx, userId)
  const { kind, number, isProposal, day } = wanted
  const { series: stored, last, row } = await readState(tx, userId, wanted)
  const series = await seriesFor(tx, userId, stored, wanted)
  const isOwn = row !== null && row.invoiceId === wanted.invoiceId && row.releasedAt !== null
  const free = isOwn || isFree(row)
  const reading = readNumber(series.pattern, number)
  if (isProposal && (!free || (reading && !agrees(reading, wanted)))) {
    const next = await nextFree(tx, userId, series.pattern, wanted, last)
    return { ...next, kind, series, last, day, ownId: null }
  }
  if (!free) throw isTaken(row!.releasedAt ? number : row!.number, row!.releasedAt !== null)
  return { kind, number, series, last, day, ownId: isOwn ? row.id : null, wasDraft: row !== null }
}

interface State {
  pattern: string | null
  resets: Resets
  isChosen: boolean
  last: bigint | null
  id: number | null
  number: string
  invoiceId: number | null
  issuedAt: Date | null
  releasedAt: Date | null
}

/** The series, its counter on a day and the entry of a number, in one look. */
async function readState(tx: Transaction, userId: number, { kind, number, day }: Wanted) {
  const [state] = await tx.$queryRaw<[State]>`
    SELECT s."pattern", s."resets", s."isChosen", c."last", g."id", g."number", g."invoiceId", g."issuedAt", g."releasedAt"
    FROM (VALUES (${userId}::int)) u("id")
    LEFT JOIN "NumberSeries" s ON s."userId" = u."id" AND s."kind" = ${kind}
    LEFT JOIN "NumberCounter" c ON c."userId" = u."id" AND c."kind" = ${kind} AND c."period" =
      CASE s."resets" WHEN 'YEARLY' THEN ${periodOf('YEARLY', day)} WHEN 'MONTHLY' THEN ${periodOf('MONTHLY', day)} ELSE '' END
    LEFT JOIN "GivenNumber" g ON g."userId" = u."id" AND g."key" = ${keyOf(number)}`
  const { pattern, resets, isChosen, last, id, ...row } = state
  const series: Series =
    pattern === null
      ? { pattern: DEFAULT_PATTERN, resets: 'NEVER', isChosen: false, isStored: false }
      : { pattern, resets, isChosen, isStored: true }
  return { series, last: Number(last ?? 0), row: id === null ? null : { id, ...row } }
}

/** What is said of a number that can't be given. */
export function isTaken(number: string, wasIssued = false, field = 'invoiceNumber') {
  const message = wasIssued
    ? `Invoice number ${number} was issued before, so it can’t be used again. Choose another number.`
    : `Invoice number ${number} is already in use`
  return conflict(message, { [field]: [message] })
}

async function seriesFor(
  tx: Transaction,
  userId: number,
  series: Series,
  { kind, number, day, isProposal }: Wanted,
): Promise<OwnSeries> {
  const reading = readNumber(series.pattern, number)
  // The first number a business gives says how it numbers, to the letter.
  if (!series.isStored) {
    const isUsual = reading && formatNumber(series.pattern, { day, client: '' }, reading.count) === number
    const found = isUsual ? null : patternOf(number)
    return found ? { ...series, pattern: found.pattern, start: found.count } : series
  }
  const taught = !reading && !series.isChosen && !isProposal && learned(series.pattern, number, day)
  if (!taught) return series
  const goesOn = taught.reading.count > (await readCounter(tx, userId, kind, ''))
  return { ...series, pattern: taught.pattern, resets: goesOn ? 'NEVER' : 'YEARLY', taught: taught.year }
}

/** Writes down that an invoice has a number, and moves the counter there if the number is further. */
export async function keepNumber(
  tx: Transaction,
  userId: number,
  { kind, number, series, last, day, ownId, wasDraft }: Settled,
  invoiceId: number,
): Promise<void> {
  await keepSeries(tx, userId, kind, series)
  const reading = readNumber(series.pattern, number)
  const count = reading?.count ?? series.start
  const period = reading ? periodOfReading(series.resets, reading, day) : ''
  const isOfDay = !series.taught && period === periodOf(series.resets, day)
  const before = isOfDay ? last : await readCounter(tx, userId, kind, period)
  const holds = { number, invoiceId, releasedAt: null, releasedBy: null, releasedFor: null, note: null }
  if (ownId)
    await tx.givenNumber.update({ where: { own: { userId, id: ownId } }, data: holds, select: { id: true } })
  else {
    if (wasDraft) await tx.givenNumber.deleteMany({ where: { userId, key: keyOf(number), issuedAt: null } })
    await tx.givenNumber.create({
      data: {
        ...{ userId, kind, key: keyOf(number), ...holds },
        ...{ series: reading?.series ?? null, count: reading && BigInt(reading.count) },
        before: count === undefined ? null : BigInt(before),
      },
      select: { id: true },
    })
  }
  if (count !== undefined && count > before) await setCounter(tx, userId, kind, period, count)
}

async function keepSeries(
  tx: Transaction,
  userId: number,
  kind: NumberedKind,
  series: OwnSeries,
): Promise<void> {
  const { pattern, resets, isStored, taught } = series
  if (!isStored) await tx.numberSeries.create({ data: { userId, kind, pattern, resets } })
  if (!taught) return
  await tx.numberSeries.update({ where: { userId_kind: { userId, kind } }, data: { pattern, resets } })
  // What was counted so far, was counted in the year that stood there.
  if (resets === 'YEARLY')
    await tx.numberCounter.updateMany({ where: { userId, kind, period: '' }, data: { period: taught } })
}

/** Sets how far a counter has come. The caller holds the user's numbers. */
export async function setCounter(
  tx: Transaction,
  userId: number,
  kind: NumberedKind,
  period: string,
  last: number,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "NumberCounter" ("userId", "kind", "period", "last") VALUES (${userId}, ${kind}, ${period}, ${BigInt(last)})
    ON CONFLICT ("userId", "kind", "period") DO UPDATE SET "last" = EXCLUDED."last"`
}

/** Notes that an invoice leaves DRAFT. Answers whether it is the first time: from now on its number is given to nobody else. */
export async function issueNumber(tx: Transaction, userId: number, invoiceId: number): Promise<boolean> {
  const where = { userId, invoiceId, releasedAt: null, issuedAt: null }
  const { count } = await tx.givenNumber.updateMany({ where, data: { issuedAt: new Date() } })
  return count > 0
}

/** Takes back that an invoice was issued, which nobody but its owner has seen. */
export async function unissueNumber(tx: Transaction, userId: number, invoiceId: number): Promise<void> {
  await tx.givenNumber.updateMany({
    where: { userId, invoiceId, releasedAt: null },
    data: { issuedAt: null },
  })
}

interface Release {
  kind: NumberedKind
  number: string
  invoiceId: number
  /** What the invoice is dated. */
  day: Day
  by: string
  note: string | null
  /** What the invoice says, kept where it was issued. */
  content: Prisma.InputJsonObject
  what: 'deleted' | 'changed'
  /** Whether the invoice stands as issued now. */
  isIssued: boolean
}

/**
 * Notes that an invoice has its number no more. One that was issued stays as it is for good; one that wasn't is free again, and
 * where it was the last one, the counter goes back.
 */
export async function releaseNumber(tx: Transaction, userId: number, release: Release): Promise<void> {
  const { kind, number, invoiceId, day, by, note, content, what } = release
  await lockNumbers(tx, userId)
  const row =
    (await tx.givenNumber.findFirst({ where: { userId, invoiceId, releasedAt: null } })) ??
    (await adopt(tx, userId, release))
  const wasIssued = row.issuedAt !== null
  const releasedFor: ReleasedFor = what === 'changed' ? 'CHANGED' : wasIssued ? 'DELETED' : 'DRAFT_DELETED'
  await tx.givenNumber.update({
    where: { own: { userId, id: row.id } },
    data: { releasedAt: new Date(), releasedBy: by, releasedFor, note, ...(wasIssued && { content }) },
  })
  if (wasIssued || row.before === null) return
  const { pattern, resets } = await readSeries(tx, userId, kind)
  const reading = readNumber(pattern, number)
  if (!reading) return
  const period = periodOfReading(resets, reading, day)
  if ((await readCounter(tx, userId, kind, period)) === reading.count)
    await setCounter(tx, userId, kind, period, Number(row.before))
}

/** The entry of an invoice that came into the database some other way, and has none. */
async function adopt(tx: Transaction, userId: number, { kind, number, invoiceId, day, isIssued }: Release) {
  const at = isIssued ? toDateColumn(day) : null
  const twins = await tx.givenNumber.count({ where: { userId, key: { startsWith: keyOf(number) } } })
  const key = twins > 0 ? `${keyOf(number)}\n${invoiceId}` : keyOf(number)
  return tx.givenNumber.create({ data: { userId, kind, number, key, invoiceId, issuedAt: at } })
}
