import 'server-only'
import { db } from '@/lib/db/client'
import { formatDay, fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/dates'
import type { Prisma } from '@/lib/db/generated/client'
import { conflict, notFound } from '@/lib/errors'
import { recordEvent } from '@/lib/events/mutations'
import { lockInvoice } from '@/lib/invoices/lock'
import { getSchedule } from './queries'
import { progressOf, toRule } from './rows'
import { markDone, moveOn, runDay, whyNot } from './run'
import { nextDates } from './schedule'
import type { ScheduleInput } from './schema'
import type { Schedule, ScheduleAction } from './types'
import { ENDED, latest, lockSchedule, writeSchedule } from './write'

/** Makes or changes the schedule of a recurring invoice. Throws 404, 409 for a one-off, 422 when no day is left. */
export async function saveSchedule(
  userId: number,
  invoiceId: number,
  input: ScheduleInput,
): Promise<Schedule> {
  return db.$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, userId, invoiceId)
    if (invoice.invoiceType !== 'RECURRING')
      throw conflict('This invoice is a one-off. Make it recurring before you give it a schedule.')
    await writeSchedule(tx, invoice, await lockSchedule(tx, userId, invoiceId), input)
    await tx.invoice.update({
      where: { id: invoiceId, userId },
      // A form that was opened before holds the schedule as it was: it must not bring that back.
      data: { recurringDate: toDateColumn(input.startsOn), version: { increment: 1 } },
    })
    await recordEvent(tx, userId, 'SCHEDULE_CHANGED', { invoiceId })
    return (await getSchedule(userId, invoiceId, tx))!
  })
}

/**
 * Pauses or resumes a schedule, leaves its next day out, writes its next invoice now, or ends it. What passed while it was
 * paused is not made up for. `named` is the day that running or skipping means. Throws 404, and 409 once the schedule has
 * ended, when its next day is another one by now, or when it cannot write.
 */
export async function changeSchedule(
  userId: number,
  invoiceId: number,
  action: ScheduleAction,
  named?: Day,
): Promise<Schedule> {
  return db.$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, userId, invoiceId)
    const schedule = await lockSchedule(tx, userId, invoiceId)
    if (!schedule) throw notFound('Schedule')
    if (!schedule.nextDay) throw conflict('This schedule has ended. Change it to begin anew.')
    const update = (data: Prisma.ScheduleUpdateInput) =>
      tx.schedule.update({ where: { id: schedule.id, userId }, data: { problem: null, ...data } })
    const today = todayIn(invoice.user.timeZone)
    const day = fromDateColumn(schedule.nextDay)
    if (named && named !== day)
      throw conflict(
        `Nothing was changed: the next date is ${formatDay(day)} by now, not ${formatDay(named)}.`,
      )

    if (action === 'pause') {
      await update({ status: 'PAUSED' })
      await recordEvent(tx, userId, 'SCHEDULE_PAUSED', { invoiceId })
    }
    if (action === 'resume') {
      const { written, open } = await progressOf(tx, schedule)
      const from = latest(today, open, day)
      const [next] = nextDates(toRule(schedule), 1, { from, written })
      await update(next ? { status: 'ACTIVE', nextDay: toDateColumn(next) } : ENDED)
      await recordEvent(tx, userId, next ? 'SCHEDULE_RESUMED' : 'SCHEDULE_ENDED', { invoiceId })
    }
    if (action === 'skip') {
      await markDone(tx, schedule, day)
      await recordEvent(tx, userId, 'SCHEDULE_SKIPPED', { invoiceId, data: { day } })
      await moveOn(tx, schedule, day)
    }
    if (action === 'run') {
      const problem = whyNot(invoice)
      if (problem) throw conflict(problem)
      await runDay(tx, schedule, day, today)
    }
    if (action === 'end') {
      await update(ENDED)
      await recordEvent(tx, userId, 'SCHEDULE_ENDED', { invoiceId })
    }
    return (await getSchedule(userId, invoiceId, tx))!
  })
}
