import { creditInvoice } from '@/lib/invoicing/credit-invoice'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import type { Actor } from '@/lib/core/access/actor'
import { createInvoice } from './invoice'

/** Creates an issued invoice over 100.00 and a credit note for all of it. */
export async function createCreditNote(
  actor: Actor,
  clientId: number,
  { status = 'DRAFT' }: { status?: InvoiceStatus } = {},
): Promise<Invoice> {
  const { id } = await createInvoice(actor, clientId, { status: 'SENT' })
  return setInvoiceStatus(actor, (await creditInvoice(actor, id, {})).id, status)
}
