import 'server-only'
import { differenceInHours } from 'date-fns'
import { jobFor, type Actor } from '@/lib/kernel/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { addDays, fromDateColumn, toDateColumn, type Day } from '@/lib/kernel/dates'
import type { Schedule as ScheduleRow } from '@/lib/platform/db/generated/client'
import { AppError, mayPass } from '@/lib/words/errors'
import { recordEvent } from '@/lib/business/events/mutations'
import { log } from '@/lib/platform/log'
import { seriesInclude, type SeriesRow } from '@/lib/series/content'
import { dueSeries, type Reach, type SeriesKey } from '@/lib/series/due'
import { progressOf, toRule } from '@/lib/series/rows'
import { isMissed, nextDates, stepFor } from '@/lib/documents/rhythm/schedule'
import { stopSeries } from '@/lib/series/tell'
import type { Missed } from '@/lib/documents/rhythm/types'
import { ENDED } from '@/lib/series/write-schedule'
import { writeNext } from './write-next'
import { reason, type Reason } from '@/lib/words/reason'

/** Invoices that one call writes at most; the rest is due at the next one. */
const LIMIT = 100

/** Hours for which a series that fails is tried again before it is stopped. */
const PATIENCE = 24

interface Options {
  signal?: AbortSignal
  limit?: number
  /** One series alone. */
  only?: SeriesKey
}

/**
 * Writes what is due by now, each day of each series once: also the days that passed while nothing ran. Answers how many
 * days were done. A series that fails is logged and tried again next time; the others do not wait for it.
 */
export async function runSchedules(
  now: Date = new Date(),
  { signal, limit = LIMIT, only }: Options = {},
): Promise<number> {
  let done = 0
  const failed: SeriesKey[] = []
  for (;;) {
    const before = done
    for (const { businessId, id, ...reach } of await dueSeries(now, { limit, except: failed, only })) {
      const key = { businessId, id }
      if (done >= limit || signal?.aborted) return done
      try {
        if (await db.$transaction((tx) => runOne(tx, key, reach))) done++
      } catch (error) {
        failed.push(key)
        log.error({ err: error, business: businessId, schedule: id }, 'schedule not run')
        await writeDownFailure(key, reach, error, now).catch((lost: unknown) =>
          log.error(
            { err: lost, business: businessId, schedule: id },
            'failure of a schedule not written down',
          ),
        )
      }
    }
    if (done === before) return done
  }
}

/** Reads a series that is due for this process alone; null when somebody else is at it or has done it. */
async function claim(tx: Transaction, own: SeriesKey, reached: Day): Promise<SeriesRow | null> {
  // Raw SQL: SKIP LOCKED.
  const [claimed] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Schedule"
    WHERE "businessId" = ${own.businessId} AND "id" = ${own.id} AND "status" = 'ACTIVE' AND "nextDay" <= ${reached}::date
    FOR UPDATE SKIP LOCKED`
  return claimed ? tx.schedule.findUniqueOrThrow({ where: { own }, include: seriesInclude }) : null
}

/** Does one day of one series, unless somebody else is at it or has done it. */
async function runOne(tx: Transaction, key: SeriesKey, { today, reached }: Reach): Promise<boolean> {
  const series = await claim(tx, key, reached)
  if (!series) return false
  const job = jobFor(series.businessId, series.business)
  const day = fromDateColumn(series.nextDay!)
  const problem = whyNot(series)
  if (problem) {
    await stopSeries(tx, job, series, problem)
    return true
  }
  const [following = null] = nextDates({ ...toRule(series), maxRuns: null }, 1, { from: addDays(day, 1) })
  const missed = (series.catchUp ?? series.missed) as Missed
  const step = stepFor(day, following, { missed, today, reached })
  if (step === 'ask') await stopSeries(tx, job, series, await whatWasMissed(tx, series, day, today))
  if (step === 'skip') await skipDay(tx, job, series, day, { today, wasMissed: true })
  if (step === 'write') await runDay(tx, job, series, { day, issueDate: day, today })
  return true
}

/** What its owner is asked. */
async function whatWasMissed(tx: Transaction, series: SeriesRow, day: Day, today: Day): Promise<Reason> {
  const { written } = await progressOf(tx, series)
  const [, second] = nextDates(toRule(series), 2, { from: day, to: addDays(today, -1), written })
  return second
    ? reason('series.missed-since', { day: { day } })
    : reason('series.missed-one', { day: { day } })
}

/** Writes the invoice of a day and moves the series on, which the caller's transaction holds. */
export async function runDay(
  tx: Transaction,
  actor: Actor,
  series: SeriesRow,
  dates: { day: Day; issueDate: Day; today: Day },
): Promise<void> {
  if (await markDone(tx, series, dates.day)) await writeNext(tx, actor, series, dates)
  await moveOn(tx, actor, series, dates.day, dates.today)
}

/** Leaves a day out and moves the series on, which the caller's transaction holds. */
export async function skipDay(
  tx: Transaction,
  actor: Actor,
  series: SeriesRow,
  day: Day,
  { today, wasMissed = false }: { today: Day; wasMissed?: boolean },
): Promise<void> {
  await markDone(tx, series, day)
  await recordEvent(tx, actor, 'SCHEDULE_SKIPPED', {
    invoiceId: series.invoiceId,
    data: { seriesId: series.id, day, ...(wasMissed && { wasMissed }) },
  })
  await moveOn(tx, actor, series, day, today)
}

/** Why a series cannot write its next invoice; null when it can. */
export const whyNot = ({ client }: Pick<SeriesRow, 'client'>): Reason | null =>
  client.deletedAt ? reason('series.client-deleted') : null

/** Takes a day for good: the database has room for it once. */
async function markDone(
  tx: Transaction,
  { id: scheduleId, businessId }: ScheduleRow,
  day: Day,
): Promise<boolean> {
  const { count } = await tx.scheduleRun.createMany({
    data: [{ businessId, scheduleId, day: toDateColumn(day) }],
    skipDuplicates: true,
  })
  return count > 0
}

/** Sets the next day after `day`, or ends the series when there is none. What was chosen for missed days ends with them. */
async function moveOn(
  tx: Transaction,
  actor: Actor,
  series: ScheduleRow,
  day: Day,
  today: Day,
): Promise<void> {
  const { id, businessId, invoiceId } = series
  const { written } = await progressOf(tx, series)
  const [next] = nextDates(toRule(series), 1, { from: addDays(day, 1), written })
  await tx.schedule.update({
    where: { own: { businessId, id } },
    data: next
      ? {
          nextDay: toDateColumn(next),
          failingSince: null,
          ...(!isMissed(next, today) && { catchUp: null }),
        }
      : { ...ENDED, failingSince: null },
  })
  if (!next) await recordEvent(tx, actor, 'SCHEDULE_ENDED', { invoiceId, data: { seriesId: id } })
}

/**
 * Remembers since when a series fails. It is stopped at once by what the owner has to mend, and after a day by what may pass:
 * nobody waits for ever for an invoice that does not come.
 */
async function writeDownFailure(
  own: SeriesKey,
  { reached }: Reach,
  error: unknown,
  now: Date,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const series = await claim(tx, own, reached)
    if (!series) return
    const job = jobFor(series.businessId, series.business)
    const since = series.failingSince ?? now
    const isForGood = error instanceof AppError && !mayPass(error)
    if (isForGood) await stopSeries(tx, job, series, error.reason)
    else if (differenceInHours(now, since) >= PATIENCE)
      await stopSeries(tx, job, series, reason('series.went-wrong'))
    else await tx.schedule.update({ where: { own }, data: { failingSince: since } })
  })
}
