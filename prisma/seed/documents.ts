import type { Actor } from '@/lib/core/access/actor'
import { addDays, todayIn } from '@/lib/core/dates'
import { createInvoice as create } from '@/lib/invoicing/save-invoice'
import { createPublicLink } from '@/lib/public-links/public-links'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { proposeNumber } from '@/lib/invoicing/propose-number'
import { invoiceSchema, type InvoiceFormValues } from '@/lib/documents/schema'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import { createClient as insertClient } from '@/lib/clients/mutations'
import { clientSchema, type ClientFormValues } from '@/lib/clients/schema'

/** Creates a client, validated as in the API. */
export function createClient(actor: Actor, values: Partial<ClientFormValues> = {}) {
  return insertClient(actor, clientSchema.parse({ name: 'Northwind Traders', ...values }))
}

export type DocumentValues = Partial<InvoiceFormValues> & {
  status?: InvoiceStatus
  /** True for a document with a public link. */
  shared?: boolean
}

/** Creates an invoice with one line over 100.00, issued today and due in 14 days, in any status. */
export async function createInvoice(
  actor: Actor,
  clientId: number,
  { status = 'DRAFT', shared = false, ...values }: DocumentValues = {},
): Promise<Invoice> {
  const issueDate = values.issueDate ?? todayIn('UTC')
  const input = invoiceSchema.parse({
    clientId,
    currency: 'USD',
    issueDate,
    dueDate: addDays(issueDate, 14),
    invoiceNumber: await proposeNumber(actor, values.kind ?? 'INVOICE'),
    autoNumber: !values.invoiceNumber,
    lineItems: [{ description: 'Consulting', quantity: 1, unitPrice: 100 }],
    ...values,
  })
  let invoice = await create(actor, input)
  if (shared) invoice = await createPublicLink(actor, invoice.id)
  // Paid and answered documents were sent first.
  const path: InvoiceStatus[] = ['PAID', 'ACCEPTED', 'DECLINED'].includes(status)
    ? ['SENT', status]
    : [status]
  for (const step of path) invoice = await setInvoiceStatus(actor, invoice.id, step)
  return invoice
}
