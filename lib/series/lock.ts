import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import { seriesInclude, type SeriesRow } from './content'

/** Reads a series with its row locked; null when it is not the user's. */
export async function lockSeries(tx: Transaction, userId: number, id: number): Promise<SeriesRow | null> {
  await tx.$queryRaw`SELECT 1 FROM "Schedule" WHERE "id" = ${id} AND "userId" = ${userId} FOR UPDATE`
  return tx.schedule.findUnique({ where: { own: { userId, id } }, include: seriesInclude })
}

/** The same for the series that began with an invoice. */
export async function lockSeriesOf(
  tx: Transaction,
  userId: number,
  invoiceId: number,
): Promise<SeriesRow | null> {
  const where = { userId_invoiceId: { userId, invoiceId } }
  const found = await tx.schedule.findUnique({ where, select: { id: true } })
  return found && lockSeries(tx, userId, found.id)
}
