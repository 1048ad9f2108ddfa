import 'server-only'
import { differenceInHours } from 'date-fns'
import { createJobActor, type Actor } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { addDays, fromDateColumn, toDateColumn, type Day } from '@/lib/core/dates'
import type { RecurringSchedule as ScheduleRow } from '@/lib/platform/db/generated/client'
import { AppError, isTransient } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import { log } from '@/lib/platform/log'
import { scheduleInclude, type RecurringScheduleRow } from '@/lib/recurring/schedules/schedule-content'
import {
  listDueSchedules,
  type ScheduleReach,
  type ScheduleKey,
} from '@/lib/recurring/schedules/due-schedules'
import { getProgress, toRule } from '@/lib/recurring/schedules/schedule-columns'
import { isMissed, listNextDates, decideStep } from '@/lib/documents/recurrence/recurrence-dates'
import { pauseAndNotify } from '@/lib/recurring/schedules/pause-and-notify'
import type { MissedPolicy } from '@/lib/documents/recurrence/types'
import { ENDED_COLUMNS } from '@/lib/recurring/schedules/write-schedule'
import { writeNextInvoice } from './write-next-invoice'
import { reason, type Reason } from '@/lib/i18n/reason'

/** Invoices that one call writes at most; the rest is due at the next one. */
const LIMIT = 100

/** Hours for which a series that fails is tried again before it is stopped. */
const MAX_RETRY_HOURS = 24

interface Options {
  signal?: AbortSignal
  limit?: number
  /** One series alone. */
  only?: ScheduleKey
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
  const failed: ScheduleKey[] = []
  for (;;) {
    const before = done
    for (const { businessId, id, ...reach } of await listDueSchedules(now, { limit, except: failed, only })) {
      const key = { businessId, id }
      if (done >= limit || signal?.aborted) return done
      try {
        if (await db.$transaction((tx) => runSchedule(tx, key, reach))) done++
      } catch (error) {
        failed.push(key)
        log.error({ err: error, business: businessId, schedule: id }, 'schedule not run')
        await recordFailure(key, reach, error, now).catch((lost: unknown) =>
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
async function claimSchedule(
  tx: Transaction,
  own: ScheduleKey,
  reached: Day,
): Promise<RecurringScheduleRow | null> {
  // Raw SQL: SKIP LOCKED.
  const [claimed] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Schedule"
    WHERE "businessId" = ${own.businessId} AND "id" = ${own.id} AND "status" = 'ACTIVE' AND "nextDay" <= ${reached}::date
    FOR UPDATE SKIP LOCKED`
  return claimed ? tx.recurringSchedule.findUniqueOrThrow({ where: { own }, include: scheduleInclude }) : null
}

/** Does one day of one series, unless somebody else is at it or has done it. */
async function runSchedule(
  tx: Transaction,
  key: ScheduleKey,
  { today, reached }: ScheduleReach,
): Promise<boolean> {
  const series = await claimSchedule(tx, key, reached)
  if (!series) return false
  const job = createJobActor(series.businessId, series.business)
  const day = fromDateColumn(series.nextDay!)
  const problem = findBlockReason(series)
  if (problem) {
    await pauseAndNotify(tx, job, series, problem)
    return true
  }
  const [following = null] = listNextDates({ ...toRule(series), maxRuns: null }, 1, { from: addDays(day, 1) })
  const missed = (series.catchUp ?? series.missed) as MissedPolicy
  const step = decideStep(day, following, { missed, today, reached })
  if (step === 'ask') await pauseAndNotify(tx, job, series, await getMissedReason(tx, series, day, today))
  if (step === 'skip') await skipDay(tx, job, series, day, { today, wasMissed: true })
  if (step === 'write') await runDay(tx, job, series, { day, issueDate: day, today })
  return true
}

/** What its owner is asked. */
async function getMissedReason(
  tx: Transaction,
  series: RecurringScheduleRow,
  day: Day,
  today: Day,
): Promise<Reason> {
  const { written } = await getProgress(tx, series)
  const [, second] = listNextDates(toRule(series), 2, { from: day, to: addDays(today, -1), written })
  return second
    ? reason('series.missed-since', { day: { day } })
    : reason('series.missed-one', { day: { day } })
}

/** Writes the invoice of a day and moves the series on, which the caller's transaction holds. */
export async function runDay(
  tx: Transaction,
  actor: Actor,
  series: RecurringScheduleRow,
  dates: { day: Day; issueDate: Day; today: Day },
): Promise<void> {
  if (await markDayDone(tx, series, dates.day)) await writeNextInvoice(tx, actor, series, dates)
  await advanceSchedule(tx, actor, series, dates.day, dates.today)
}

/** Leaves a day out and moves the series on, which the caller's transaction holds. */
export async function skipDay(
  tx: Transaction,
  actor: Actor,
  series: RecurringScheduleRow,
  day: Day,
  { today, wasMissed = false }: { today: Day; wasMissed?: boolean },
): Promise<void> {
  await markDayDone(tx, series, day)
  await recordEvent(tx, actor, 'SCHEDULE_SKIPPED', {
    invoiceId: series.invoiceId,
    data: { seriesId: series.id, day, ...(wasMissed && { wasMissed }) },
  })
  await advanceSchedule(tx, actor, series, day, today)
}

/** Why a series cannot write its next invoice; null when it can. */
export const findBlockReason = ({ client }: Pick<RecurringScheduleRow, 'client'>): Reason | null =>
  client.deletedAt ? reason('series.client-deleted') : null

/** Takes a day for good: the database has room for it once. */
async function markDayDone(
  tx: Transaction,
  { id: scheduleId, businessId }: ScheduleRow,
  day: Day,
): Promise<boolean> {
  const { count } = await tx.recurringScheduleRun.createMany({
    data: [{ businessId, scheduleId, day: toDateColumn(day) }],
    skipDuplicates: true,
  })
  return count > 0
}

/** Sets the next day after `day`, or ends the series when there is none. What was chosen for missed days ends with them. */
async function advanceSchedule(
  tx: Transaction,
  actor: Actor,
  series: ScheduleRow,
  day: Day,
  today: Day,
): Promise<void> {
  const { id, businessId, invoiceId } = series
  const { written } = await getProgress(tx, series)
  const [next] = listNextDates(toRule(series), 1, { from: addDays(day, 1), written })
  await tx.recurringSchedule.update({
    where: { own: { businessId, id } },
    data: next
      ? {
          nextDay: toDateColumn(next),
          failingSince: null,
          ...(!isMissed(next, today) && { catchUp: null }),
        }
      : { ...ENDED_COLUMNS, failingSince: null },
  })
  if (!next) await recordEvent(tx, actor, 'SCHEDULE_ENDED', { invoiceId, data: { seriesId: id } })
}

/**
 * Remembers since when a series fails. It is stopped at once by what the owner has to mend, and after a day by what may pass:
 * nobody waits for ever for an invoice that does not come.
 */
async function recordFailure(
  own: ScheduleKey,
  { reached }: ScheduleReach,
  error: unknown,
  now: Date,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const series = await claimSchedule(tx, own, reached)
    if (!series) return
    const job = createJobActor(series.businessId, series.business)
    const since = series.failingSince ?? now
    const isForGood = error instanceof AppError && !isTransient(error)
    if (isForGood) await pauseAndNotify(tx, job, series, error.reason)
    else if (differenceInHours(now, since) >= MAX_RETRY_HOURS)
      await pauseAndNotify(tx, job, series, reason('series.went-wrong'))
    else await tx.recurringSchedule.update({ where: { own }, data: { failingSince: since } })
  })
}
