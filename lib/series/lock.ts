import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { seriesInclude, type SeriesRow } from './content'

/** Reads a series with its row locked; null when it is not the user's. */
export async function lockSeries(tx: Transaction, actor: Owned, id: number): Promise<SeriesRow | null> {
  // Raw SQL: row lock.
  await tx.$queryRaw`SELECT 1 FROM "Schedule" WHERE "id" = ${id} AND "businessId" = ${actor.businessId} FOR UPDATE`
  return tx.schedule.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    include: seriesInclude,
  })
}

/** The same for the series that began with an invoice. */
export async function lockSeriesOf(
  tx: Transaction,
  actor: Owned,
  invoiceId: number,
): Promise<SeriesRow | null> {
  const where = { businessId_invoiceId: { businessId: actor.businessId, invoiceId } }
  const found = await tx.schedule.findUnique({ where, select: { id: true } })
  return found && lockSeries(tx, actor, found.id)
}
