import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { reason, type Reason } from '@/lib/i18n/reason'
import { resumeSchedule, updateScheduleWithEvent } from './resume-schedule'
import type { RecurringScheduleRow } from './schedule-content'
import { lockSchedule } from './schedule-rows'

const CLIENT_DELETED = reason('series.client-deleted')

/** Returns the reason a schedule can't write its next invoice; null if it can. */
export const findBlockReason = ({ client }: Pick<RecurringScheduleRow, 'client'>): Reason | null =>
  client.deletedAt ? CLIENT_DELETED : null

/** Pauses the active schedules of a client that is deleted. */
export async function pauseSchedulesOfClient(tx: Transaction, actor: Actor, clientId: number): Promise<void> {
  const problem = toJsonColumn(CLIENT_DELETED)
  for (const schedule of await lockSchedules(tx, actor, { clientId, status: 'ACTIVE' }))
    await updateScheduleWithEvent(tx, actor, schedule, { status: 'PAUSED', problem }, 'SCHEDULE_PAUSED', {
      problem,
    })
}

/** Resumes the schedules that the deletion of their client paused. */
export async function resumeSchedulesOfClient(
  tx: Transaction,
  actor: Actor,
  clientId: number,
): Promise<void> {
  const problem = { path: ['code'], equals: CLIENT_DELETED.code }
  for (const schedule of await lockSchedules(tx, actor, { clientId, status: 'PAUSED', problem }))
    await resumeSchedule(tx, actor, schedule)
}

async function lockSchedules(
  tx: Transaction,
  actor: Actor,
  where: Prisma.RecurringScheduleWhereInput,
): Promise<RecurringScheduleRow[]> {
  const { businessId } = actor
  const found = await tx.recurringSchedule.findMany({
    where: { businessId, ...where },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  const rows: RecurringScheduleRow[] = []
  for (const { id } of found) {
    const row = await lockSchedule(tx, actor, id)
    if (row) rows.push(row)
  }
  return rows
}
