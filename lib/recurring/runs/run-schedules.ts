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
  type ScheduleDueDates,
  type ScheduleKey,
} from '@/lib/recurring/schedules/due-schedules'
import { getProgress, toRule } from '@/lib/recurring/schedules/schedule-rows'
import { isMissed, listNextDates, decideStep } from '@/lib/documents/recurrence/recurrence-dates'
import { findBlockReason } from '@/lib/recurring/schedules/deleted-client'
import { pauseAndNotify } from '@/lib/recurring/schedules/pause-and-notify'
import type { MissedPolicy } from '@/lib/documents/recurrence/types'
import { ENDED_COLUMNS } from '@/lib/recurring/schedules/write-schedule'
import { createNextInvoice } from './write-next-invoice'
import { reason, type Reason } from '@/lib/i18n/reason'

/** Maximum dates processed per run; the rest stays due. */
const LIMIT = 100

/** Hours for which a failing schedule is retried before it is paused. */
const MAX_RETRY_HOURS = 24

interface Options {
  signal?: AbortSignal
  limit?: number
  /** Limits the run to one schedule. */
  only?: ScheduleKey
}

/**
 * Processes all due dates, each date of a schedule once, including those that passed while the job did not run.
 * Returns the number of dates processed. A failing schedule is logged and retried by the next run; the others go on.
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
        log.error({ err: error, business: businessId, schedule: id }, 'running a schedule failed')
        await recordFailure(key, reach, error, now).catch((recordError: unknown) =>
          log.error(
            { err: recordError, business: businessId, schedule: id },
            'saving the failure of a schedule failed',
          ),
        )
      }
    }
    if (done === before) return done
  }
}

/** Locks and reads a due schedule; null if another process holds it or has processed it. */
async function claimSchedule(
  tx: Transaction,
  own: ScheduleKey,
  lastDueDay: Day,
): Promise<RecurringScheduleRow | null> {
  // Raw SQL: SKIP LOCKED.
  const [claimed] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Schedule"
    WHERE "businessId" = ${own.businessId} AND "id" = ${own.id} AND "status" = 'ACTIVE' AND "nextDay" <= ${lastDueDay}::date
    FOR UPDATE SKIP LOCKED`
  return claimed ? tx.recurringSchedule.findUniqueOrThrow({ where: { own }, include: scheduleInclude }) : null
}

/** Processes one date of a schedule. Returns false if another process holds it or has processed it. */
async function runSchedule(
  tx: Transaction,
  key: ScheduleKey,
  { today, lastDueDay }: ScheduleDueDates,
): Promise<boolean> {
  const schedule = await claimSchedule(tx, key, lastDueDay)
  if (!schedule) return false
  const job = createJobActor(schedule.businessId, schedule.business)
  const day = fromDateColumn(schedule.nextDay!)
  const problem = findBlockReason(schedule)
  if (problem) {
    await pauseAndNotify(tx, job, schedule, problem)
    return true
  }
  const [following = null] = listNextDates({ ...toRule(schedule), maxRuns: null }, 1, {
    from: addDays(day, 1),
  })
  const missed = (schedule.catchUp ?? schedule.missed) as MissedPolicy
  const step = decideStep(day, following, { missed, today, lastDueDay })
  if (step === 'ask') await pauseAndNotify(tx, job, schedule, await getMissedReason(tx, schedule, day, today))
  if (step === 'skip') await skipScheduleDate(tx, job, schedule, day, { today, wasMissed: true })
  if (step === 'create') await runScheduleDate(tx, job, schedule, { day, issueDate: day, today })
  return true
}

/** Returns the question about missed dates that the user is asked. */
async function getMissedReason(
  tx: Transaction,
  schedule: RecurringScheduleRow,
  day: Day,
  today: Day,
): Promise<Reason> {
  const { createdCount } = await getProgress(tx, schedule)
  const [, second] = listNextDates(toRule(schedule), 2, { from: day, to: addDays(today, -1), createdCount })
  return second
    ? reason('series.missed-since', { day: { day } })
    : reason('series.missed-one', { day: { day } })
}

/** Writes the invoice of a date and advances the schedule. The caller must hold its lock. */
export async function runScheduleDate(
  tx: Transaction,
  actor: Actor,
  schedule: RecurringScheduleRow,
  dates: { day: Day; issueDate: Day; today: Day },
): Promise<void> {
  if (await markDayDone(tx, schedule, dates.day)) await createNextInvoice(tx, actor, schedule, dates)
  await advanceSchedule(tx, actor, schedule, dates.day, dates.today)
}

/** Skips a date and advances the schedule. The caller must hold its lock. */
export async function skipScheduleDate(
  tx: Transaction,
  actor: Actor,
  schedule: RecurringScheduleRow,
  day: Day,
  { today, wasMissed = false }: { today: Day; wasMissed?: boolean },
): Promise<void> {
  await markDayDone(tx, schedule, day)
  await recordEvent(tx, actor, 'SCHEDULE_SKIPPED', {
    invoiceId: schedule.invoiceId,
    data: { seriesId: schedule.id, day, ...(wasMissed && { wasMissed }) },
  })
  await advanceSchedule(tx, actor, schedule, day, today)
}

/** Marks a date as processed; a unique constraint allows that once. Returns false if it already was. */
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

/**
 * Sets the next date after `day`, or ends the schedule if there is none. Resets the catch-up policy once no date is
 * missed.
 */
async function advanceSchedule(
  tx: Transaction,
  actor: Actor,
  schedule: ScheduleRow,
  day: Day,
  today: Day,
): Promise<void> {
  const { id, businessId, invoiceId } = schedule
  const { createdCount } = await getProgress(tx, schedule)
  const [next] = listNextDates(toRule(schedule), 1, { from: addDays(day, 1), createdCount })
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
 * Records since when a schedule fails. An error that the owner has to fix pauses it at once, a transient one after
 * `MAX_RETRY_HOURS`, so that nobody waits forever for an invoice.
 */
async function recordFailure(
  own: ScheduleKey,
  { lastDueDay }: ScheduleDueDates,
  error: unknown,
  now: Date,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const schedule = await claimSchedule(tx, own, lastDueDay)
    if (!schedule) return
    const job = createJobActor(schedule.businessId, schedule.business)
    const since = schedule.failingSince ?? now
    const isPermanent = error instanceof AppError && !isTransient(error)
    if (isPermanent) await pauseAndNotify(tx, job, schedule, error.reason)
    else if (differenceInHours(now, since) >= MAX_RETRY_HOURS)
      await pauseAndNotify(tx, job, schedule, reason('series.went-wrong'))
    else await tx.recurringSchedule.update({ where: { own }, data: { failingSince: since } })
  })
}
