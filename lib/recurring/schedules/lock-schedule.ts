import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { scheduleInclude, type RecurringScheduleRow } from './schedule-content'

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
