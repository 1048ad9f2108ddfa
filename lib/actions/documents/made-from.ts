import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import type { EventType } from '@/lib/business/events/types'
import { holdInvoice } from '@/lib/documents/lock'
import { findInvoiceRow } from '@/lib/documents/queries'
import type { InvoiceRow } from '@/lib/documents/rows'
import type { Relation } from '@/lib/documents/types'
import type { Transaction } from '@/lib/platform/db/client'
import { conflict } from '@/lib/words/errors'

/** What a new document keeps of the one it is made from, with what is written down of how it came about. */
export const madeOf = ({ id, invoiceNumber, issueDate }: InvoiceRow, relation: Relation) => ({
  madeFrom: { sourceId: id, sourceNumber: invoiceNumber, sourceDate: issueDate, relation },
  event: {
    type: 'INVOICE_CREATED' as const,
    data: { fromInvoiceId: id, fromInvoiceNumber: invoiceNumber },
  },
})

/** What a request has made already. Throws 409 where that was deleted since. @param gone says so */
export async function findMade(
  tx: Transaction,
  actor: Actor,
  id: number,
  gone: 'convert.made-gone' | 'credit.note-gone',
): Promise<InvoiceRow> {
  if (!(await holdInvoice(tx, actor, id))) throw conflict(gone)
  return findInvoiceRow(tx, actor, id)
}

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
