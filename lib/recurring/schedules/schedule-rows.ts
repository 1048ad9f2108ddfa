import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma, RecurringSchedule as ScheduleRow } from '@/lib/platform/db/generated/client'
import { addDays, fromDateColumn, toDateColumn, type Day } from '@/lib/core/dates'
import type { Frequency, ScheduleRule } from '@/lib/documents/recurrence/types'
import type { BusinessScope } from '@/lib/core/access/actor'
import { scheduleInclude, type RecurringScheduleRow } from './schedule-content'

export const toRule = (
  row: Pick<ScheduleRow, 'frequency' | 'every' | 'startsOn' | 'endsOn' | 'maxRuns'>,
): ScheduleRule => ({
  frequency: row.frequency as Frequency,
  every: row.every,
  startsOn: fromDateColumn(row.startsOn),
  endsOn: row.endsOn && fromDateColumn(row.endsOn),
  maxRuns: row.maxRuns,
})

export const toRuleColumns = ({ startsOn, endsOn, ...rest }: ScheduleRule & { autoSend: boolean }) => ({
  ...rest,
  startsOn: toDateColumn(startsOn),
  endsOn: endsOn === null ? null : toDateColumn(endsOn),
})

/**
 * Returns the number of invoices a schedule has written, and the first date after its last run (null if it never
 * ran).
 */
export async function getProgress(
  tx: Transaction,
  { id, businessId }: Pick<ScheduleRow, 'id' | 'businessId'>,
): Promise<{ createdCount: number; firstUnprocessedDay: Day | null }> {
  const where = { scheduleId: id, businessId } satisfies Prisma.RecurringScheduleRunWhereInput
  const [createdCount, { _max: last }] = [
    await tx.recurringScheduleRun.count({ where: { ...where, invoiceId: { not: null } } }),
    await tx.recurringScheduleRun.aggregate({ where, _max: { day: true } }),
  ]
  return { createdCount, firstUnprocessedDay: last.day && addDays(fromDateColumn(last.day), 1) }
}

/** Locks and reads a schedule; null if it isn't the business's. */
export async function lockSchedule(
  tx: Transaction,
  actor: BusinessScope,
  id: number,
): Promise<RecurringScheduleRow | null> {
  // Raw SQL: row lock.
  await tx.$queryRaw`SELECT 1 FROM "Schedule" WHERE "id" = ${id} AND "businessId" = ${actor.businessId} FOR UPDATE`
  return tx.recurringSchedule.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    include: scheduleInclude,
  })
}

/** Locks and reads the schedule created from an invoice; null if there is none. */
export async function lockScheduleOfInvoice(
  tx: Transaction,
  actor: BusinessScope,
  invoiceId: number,
): Promise<RecurringScheduleRow | null> {
  const where = { businessId_invoiceId: { businessId: actor.businessId, invoiceId } }
  const schedule = await tx.recurringSchedule.findUnique({ where, select: { id: true } })
  return schedule && lockSchedule(tx, actor, schedule.id)
}
