import { MAX_LINES } from '@/lib/documents/limits'
import { createClient, createInvoice } from '../documents'
import { openScenario } from './account'
import type { Scenario } from './types'

/** A draft with the maximum number of line items. */
export const thousandLines: Scenario<'client' | 'invoice'> = async (now) => {
  const { actor, signIn, today } = await openScenario('thousand-lines', now)
  const client = await createClient(actor, { name: 'Parts by the Thousand Ltd' })
  const { id } = await createInvoice(actor, client.id, {
    currency: 'GBP',
    taxRate: 20,
    issueDate: today,
    lineItems: Array.from({ length: MAX_LINES }, (_, index) => ({
      description: `Spare part no. ${index + 1}`,
      quantity: (index % 9) + 1,
      unitPrice: (((index * 37) % 5000) + 50) / 100,
    })),
  })
  return { ...signIn, path: `/invoices/${id}`, ids: { client: client.id, invoice: id } }
}
