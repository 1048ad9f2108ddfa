import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { addDays, fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/core/dates'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { conflict, notFound } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import type { EventType } from '@/lib/activity/types'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import type { RecurringScheduleRow } from '@/lib/recurring/schedules/schedule-content'
import { findBlockReason } from '@/lib/recurring/schedules/deleted-client'
import { resumeSchedule, updateScheduleWithEvent } from '@/lib/recurring/schedules/resume-schedule'
import { findMonthEndCorrection } from '@/lib/recurring/schedules/month-end'
import { toSchedule } from '@/lib/recurring/schedules/queries'
import { lockSchedule, lockScheduleOfInvoice } from '@/lib/recurring/schedules/schedule-rows'
import { runScheduleDate, skipScheduleDate } from './run-schedules'
import { alignToMonthEnd } from '@/lib/documents/recurrence/recurrence-dates'
import type { ScheduleInput } from '@/lib/documents/recurrence/schema'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import type { ScheduleAction } from '@/lib/recurring/schedules/types'
import type { CatchUp } from '@/lib/documents/recurrence/types'
import {
  ENDED_COLUMNS,
  maxDay,
  assertScheduleDay,
  saveSchedule,
} from '@/lib/recurring/schedules/write-schedule'
import { reason } from '@/lib/i18n/reason'

/**
 * Creates or updates the schedule of a recurring invoice. Throws 404, 409 for a one-off invoice, 422 if no date is
 * left.
 */
export async function updateSchedule(
  actor: Actor,
  invoiceId: number,
  input: ScheduleInput,
): Promise<Schedule> {
  return db.$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, actor, invoiceId)
    if (invoice.invoiceType !== 'RECURRING') throw conflict('series.one-off')
    const stored = await lockScheduleOfInvoice(tx, actor, invoiceId)
    const issueDate = fromDateColumn(invoice.issueDate)
    const isUnchanged = input.startsOn === (stored && fromDateColumn(stored.startsOn))
    if (!isUnchanged)
      assertScheduleDay(input.startsOn, 'startsOn', {
        today: todayIn(invoice.business.timeZone),
        firstUnprocessedDay: null,
        firstIssueDate: issueDate,
      })
    const startsOn = isUnchanged ? input.startsOn : alignToMonthEnd(input, issueDate, input.startsOn)
    // The start may be the date of the first invoice, which must not be billed again.
    const nextOn = isUnchanged ? maxDay(startsOn, addDays(issueDate, 1)) : input.startsOn
    await saveSchedule(tx, invoice, stored, { ...input, startsOn }, { nextOn })
    await tx.invoice.update({
      where: { own: { businessId: actor.businessId, id: invoiceId } },
      // Invalidates forms opened earlier, which would restore the old schedule.
      data: {
        ...(!isUnchanged && { recurringDate: toDateColumn(input.startsOn) }),
        version: { increment: 1 },
      },
    })
    await recordEvent(tx, actor, 'SCHEDULE_CHANGED', { invoiceId })
    return toSchedule(tx, (await lockScheduleOfInvoice(tx, actor, invoiceId))!)
  })
}

/**
 * Applies an action to a schedule: pause, resume, end, skip the next date, write the next invoice now, catch up on
 * dates missed after an automatic pause, or move back to the end of the month. Dates that passed during a pause are
 * only caught up on request. `day` names the date to run or skip. Throws 404, and 409 if the schedule has ended, its
 * next date has changed or it can't write invoices.
 */
export async function applyScheduleAction(
  actor: Actor,
  id: number,
  action: ScheduleAction,
  { day: expectedDay, missed }: { day?: Day; missed?: CatchUp } = {},
): Promise<Schedule> {
  return db.$transaction(async (tx) => {
    const schedule = await lockSchedule(tx, actor, id)
    if (!schedule) throw notFound('series')
    if (!schedule.nextDay) throw conflict('series.ended')
    const today = todayIn(schedule.business.timeZone)
    const day = fromDateColumn(schedule.nextDay)
    if (expectedDay && expectedDay !== day)
      throw conflict(reason('series.other-day', { day: { day }, named: { day: expectedDay } }))
    const problem = findBlockReason(schedule)
    if (problem && (action === 'run' || action === 'resume' || action === 'catch-up')) throw conflict(problem)
    const update = (columns: Prisma.RecurringScheduleUpdateInput, event: EventType) =>
      updateScheduleWithEvent(tx, actor, schedule, columns, event)

    if (action === 'pause') await update({ status: 'PAUSED' }, 'SCHEDULE_PAUSED')
    if (action === 'resume') await resumeSchedule(tx, actor, schedule)
    if (action === 'catch-up') {
      if (schedule.status !== 'PAUSED' || day >= today) throw conflict('series.nothing-missed')
      await update({ status: 'ACTIVE', catchUp: missed ?? 'EACH' }, 'SCHEDULE_RESUMED')
    }
    if (action === 'skip') await skipScheduleDate(tx, actor, schedule, day, { today })
    if (action === 'run') await runScheduleDate(tx, actor, schedule, { day, issueDate: today, today })
    if (action === 'month-end') await applyMonthEndCorrection(tx, actor, schedule)
    if (action === 'end') await update(ENDED_COLUMNS, 'SCHEDULE_ENDED')
    return toSchedule(tx, (await lockSchedule(tx, actor, id))!)
  })
}

/** Moves the next dates back to the end of the month. Throws 409 if the schedule did not drift from there. */
async function applyMonthEndCorrection(
  tx: Transaction,
  actor: Actor,
  schedule: RecurringScheduleRow,
): Promise<void> {
  const { id, businessId, invoiceId } = schedule
  const match = await findMonthEndCorrection(tx, schedule)
  const [nextDay] = match?.correction.nextDates ?? []
  if (!match || !nextDay) throw conflict('series.keeps-month-end')
  const data = { startsOn: toDateColumn(match.rule.startsOn), nextDay: toDateColumn(nextDay) }
  await tx.recurringSchedule.update({ where: { own: { businessId, id } }, data })
  await recordEvent(tx, actor, 'SERIES_EDITED', { invoiceId, data: { seriesId: id } })
}
