import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { EventType } from '@/lib/activity/types'
import { recordEvent } from '@/lib/activity/record-event'
import { fromDateColumn, toDateColumn, todayIn } from '@/lib/core/dates'
import { listNextDates } from '@/lib/documents/recurrence/recurrence-dates'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Transaction } from '@/lib/platform/db/client'
import type { RecurringScheduleRow } from './schedule-content'
import { getProgress, toRule } from './schedule-rows'
import { ENDED_COLUMNS, maxDay } from './write-schedule'

/**
 * Updates a locked schedule and records the event. Clears why it was paused, unless `columns` say so.
 * @param eventData what the event has beside the schedule's id
 */
export async function updateScheduleWithEvent(
  tx: Transaction,
  actor: Actor,
  { id, businessId, invoiceId }: RecurringScheduleRow,
  columns: Prisma.RecurringScheduleUpdateInput,
  event: EventType,
  eventData: Prisma.InputJsonObject = {},
): Promise<void> {
  await tx.recurringSchedule.update({
    where: { own: { businessId, id } },
    data: { problem: Prisma.DbNull, failingSince: null, catchUp: null, ...columns },
  })
  await recordEvent(tx, actor, event, { invoiceId, data: { seriesId: id, ...eventData } })
}

/** Resumes a locked schedule from today on, or ends it if no date is left. */
export async function resumeSchedule(
  tx: Transaction,
  actor: Actor,
  schedule: RecurringScheduleRow,
): Promise<void> {
  const { createdCount, firstUnprocessedDay } = await getProgress(tx, schedule)
  const today = todayIn(schedule.business.timeZone)
  const from = maxDay(today, firstUnprocessedDay, schedule.nextDay && fromDateColumn(schedule.nextDay))
  const [next] = listNextDates(toRule(schedule), 1, { from, createdCount })
  if (next)
    await updateScheduleWithEvent(
      tx,
      actor,
      schedule,
      { status: 'ACTIVE', nextDay: toDateColumn(next) },
      'SCHEDULE_RESUMED',
    )
  else await updateScheduleWithEvent(tx, actor, schedule, ENDED_COLUMNS, 'SCHEDULE_ENDED')
}
