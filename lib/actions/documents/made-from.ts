import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import type { EventType } from '@/lib/business/events/types'
import type { InvoiceRow } from '@/lib/documents/rows'
import type { Relation } from '@/lib/documents/types'
import type { Transaction } from '@/lib/platform/db/client'

/** What a new document keeps of the one it is made from, with what is written down of how it came about. */
export const madeOf = ({ id, invoiceNumber, issueDate }: InvoiceRow, relation: Relation) => ({
  madeFrom: { sourceId: id, sourceNumber: invoiceNumber, sourceDate: issueDate, relation },
  event: {
    type: 'INVOICE_CREATED' as const,
    data: { fromInvoiceId: id, fromInvoiceNumber: invoiceNumber },
  },
})

/** What the event of a document says that a request has written already; null where it has not. The document's row is held. */
export async function writtenBy<T>(
  tx: Transaction,
  { businessId }: Actor,
  { invoiceId, type, requestId }: { invoiceId: number; type: EventType; requestId: string | undefined },
): Promise<T | null> {
  if (!requestId) return null
  const event = await tx.event.findFirst({
    where: { businessId, invoiceId, type, data: { path: ['requestId'], equals: requestId } },
    select: { data: true },
  })
  return event && (event.data as T)
}
