import { creditInvoice } from '@/lib/actions/documents/credit-document'
import { setInvoiceStatus } from '@/lib/documents/moves/status-changes'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import type { Actor } from '@/lib/kernel/access/actor'
import { createInvoice } from './invoice'

/** A credit note of all of an issued invoice over 100.00, made and moved as the API would. */
export async function createCreditNote(
  actor: Actor,
  clientId: number,
  { status = 'DRAFT' }: { status?: InvoiceStatus } = {},
): Promise<Invoice> {
  const { id } = await createInvoice(actor, clientId, { status: 'SENT' })
  return setInvoiceStatus(actor, (await creditInvoice(actor, id, {})).id, status)
}
