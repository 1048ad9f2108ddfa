import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { reason, type Reason } from '@/lib/i18n/reason'
import { resumeSchedule, updateScheduleWithEvent } from './resume-schedule'
import type { RecurringScheduleRow } from './schedule-content'
import { lockSchedule } from './schedule-rows'
import type { ScheduleStatus } from './types'

const CLIENT_DELETED = reason('series.client-deleted')

/** Returns the reason a schedule can't write its next invoice; null if it can. */
export const findBlockReason = ({ client }: Pick<RecurringScheduleRow, 'client'>): Reason | null =>
  client.deletedAt ? CLIENT_DELETED : null

/** Pauses the active schedules of a client that is deleted. */
export async function pauseSchedulesOfClient(tx: Transaction, actor: Actor, clientId: number): Promise<void> {
  const problem = toJsonColumn(CLIENT_DELETED)
  for (const schedule of await lockSchedules(tx, actor, 'ACTIVE', { clientId }))
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
  for (const schedule of await lockSchedules(tx, actor, 'PAUSED', { clientId, problem }))
    await resumeSchedule(tx, actor, schedule)
}

/** Locks and reads schedules of a status. One that a job ended or paused meanwhile is left out. */
async function lockSchedules(
  tx: Transaction,
  actor: Actor,
  status: ScheduleStatus,
  where: Prisma.RecurringScheduleWhereInput,
): Promise<RecurringScheduleRow[]> {
  const { businessId } = actor
  const found = await tx.recurringSchedule.findMany({
    where: { businessId, status, ...where },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  const rows: RecurringScheduleRow[] = []
  for (const { id } of found) {
    const row = await lockSchedule(tx, actor, id)
    if (row?.status === status) rows.push(row)
  }
  return rows
}
