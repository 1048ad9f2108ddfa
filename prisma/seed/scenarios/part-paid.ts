import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { addDays } from '@/lib/core/dates'
import { createClient, createInvoice } from '../documents'
import { openScenario } from './account'
import type { Scenario } from './types'

export const partPaid: Scenario<'client' | 'invoice'> = async (now) => {
  const { actor, signIn, today } = await openScenario('part-paid', now)
  const client = await createClient(actor, { name: 'Half & Half Ltd', email: 'accounts@half.example' })
  const { id, publicToken } = await createInvoice(actor, client.id, {
    status: 'SENT',
    shared: true,
    currency: 'GBP',
    taxRate: 20,
    issueDate: addDays(today, -20),
    dueDate: addDays(today, 10),
    lineItems: [{ description: 'Brand identity', quantity: 1, unitPrice: 1500 }],
  })
  await recordPayment(actor, id, {
    amount: 700,
    paidOn: addDays(today, -5),
    method: 'BANK_TRANSFER',
    reference: 'First half',
  })
  return {
    ...signIn,
    path: `/invoices/${id}`,
    publicPath: `/invoice/${publicToken}`,
    ids: { client: client.id, invoice: id },
  }
}
