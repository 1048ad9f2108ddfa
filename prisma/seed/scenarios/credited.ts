import { creditInvoice } from '@/lib/invoicing/credit-invoice'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { addDays } from '@/lib/core/dates'
import { createClient, createInvoice } from '../documents'
import { openScenario } from './account'
import type { Scenario } from './types'

/** An invoice with one of its two lines credited by an issued credit note. */
export const credited: Scenario<'client' | 'invoice' | 'creditNote'> = async (now) => {
  const { actor, signIn, today } = await openScenario('credited', now)
  const client = await createClient(actor, { name: 'Second Thoughts Ltd', email: 'accounts@second.example' })
  const { id, publicToken } = await createInvoice(actor, client.id, {
    status: 'SENT',
    shared: true,
    currency: 'GBP',
    taxRate: 20,
    issueDate: addDays(today, -10),
    dueDate: addDays(today, 4),
    lineItems: [
      { description: 'Poster, letterpress', quantity: 40, unitPrice: 12.5 },
      { description: 'Express delivery', quantity: 1, unitPrice: 60 },
    ],
  })
  const note = await creditInvoice(actor, id, { lines: [{ line: 2, quantity: 1 }] })
  await setInvoiceStatus(actor, note.id, 'SENT')
  return {
    ...signIn,
    path: `/invoices/${id}`,
    publicPath: `/invoice/${publicToken}`,
    ids: { client: client.id, invoice: id, creditNote: note.id },
  }
}
