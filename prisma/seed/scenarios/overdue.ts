import { addDays } from '@/lib/core/dates'
import { createClient, createInvoice } from '../documents'
import { openScenario } from './account'
import type { Scenario } from './types'

export const overdue: Scenario<'client' | 'invoice'> = async (now) => {
  const { actor, signIn, today } = await openScenario('overdue', now)
  const client = await createClient(actor, { name: 'Late & Sons Ltd', email: 'accounts@late.example' })
  const { id, publicToken } = await createInvoice(actor, client.id, {
    status: 'SENT',
    shared: true,
    currency: 'GBP',
    taxRate: 20,
    issueDate: addDays(today, -45),
    dueDate: addDays(today, -31),
    lineItems: [{ description: 'Shop front, drawings', quantity: 3, unitPrice: 420 }],
  })
  return {
    ...signIn,
    path: `/invoices/${id}`,
    publicPath: `/invoice/${publicToken}`,
    ids: { client: client.id, invoice: id },
  }
}
