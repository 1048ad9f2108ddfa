import 'server-only'
import { db } from '@/lib/db/client'
import { eventDetail } from './details'
import type { EventType, TimelineEntry } from './types'

const LATEST = 50

/** The latest events of one invoice, newest first. */
export async function listInvoiceEvents(userId: number, invoiceId: number): Promise<TimelineEntry[]> {
  const rows = await db.event.findMany({
    where: { userId, invoiceId },
    orderBy: { id: 'desc' },
    take: LATEST,
    select: { id: true, type: true, createdAt: true, data: true },
  })
  const events = rows.map((row) => ({ ...row, ...eventDetail(row.type as EventType, row.data) }))
  const exists = await existing(
    userId,
    events.flatMap((event) => event.invoiceId ?? []),
  )
  return events.map(({ id, type, createdAt, text, invoiceId: about }) => ({
    id,
    type: type as EventType,
    at: createdAt.toISOString(),
    ...(text && { detail: text }),
    ...(about && exists.has(about) && { aboutInvoiceId: about }),
  }))
}

/** Those of the invoices that were not deleted since. */
async function existing(userId: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.invoice.findMany({ where: { userId, id: { in: ids } }, select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}
