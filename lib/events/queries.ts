import 'server-only'
import { db } from '@/lib/db/client'
import type { EventType, TimelineEntry } from './types'

const LATEST = 50

/** The latest events of one invoice, newest first. */
export async function listInvoiceEvents(userId: number, invoiceId: number): Promise<TimelineEntry[]> {
  const events = await db.event.findMany({
    where: { userId, invoiceId },
    orderBy: { id: 'desc' },
    take: LATEST,
    select: { id: true, type: true, createdAt: true },
  })
  return events.map(({ id, type, createdAt }) => ({
    id,
    type: type as EventType,
    at: createdAt.toISOString(),
  }))
}
