import { convertDocument } from '@/lib/invoicing/convert-quote'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { addDays } from '@/lib/core/dates'
import { answerQuote } from '@/lib/public-links/answer-quote'
import { createPublicLink } from '@/lib/public-links/public-links'
import { createClient, createInvoice } from '../documents'
import { openScenario } from './account'
import type { Scenario } from './types'

/** A quote accepted by its client, its paid deposit invoice of 30 %, and the sent final invoice. */
export const quoteToFinal: Scenario<'client' | 'quote' | 'deposit' | 'final'> = async (now) => {
  const { actor, signIn, today } = await openScenario('quote-to-final', now)
  const client = await createClient(actor, { name: 'Step by Step Ltd', email: 'accounts@step.example' })
  const quote = await createInvoice(actor, client.id, {
    kind: 'QUOTE',
    status: 'SENT',
    shared: true,
    currency: 'GBP',
    taxRate: 20,
    issueDate: addDays(today, -12),
    dueDate: addDays(today, 18),
    lineItems: [
      { description: 'Website: concept', quantity: 2, unit: 'day', unitPrice: 640 },
      { description: 'Website: build', quantity: 8, unit: 'day', unitPrice: 560 },
    ],
  })
  await answerQuote(quote.publicToken!, { accept: true, name: 'Morgan Step', note: null })
  const deposit = await convertDocument(actor, quote.id, { to: 'DEPOSIT', percent: 30 })
  await setInvoiceStatus(actor, deposit.id, 'SENT')
  await recordPayment(actor, deposit.id, {
    amount: deposit.totalAmount,
    paidOn: today,
    method: 'BANK_TRANSFER',
    reference: null,
  })
  const final = await convertDocument(actor, quote.id, { to: 'FINAL' })
  const { publicToken } = await createPublicLink(actor, final.id)
  await setInvoiceStatus(actor, final.id, 'SENT')
  return {
    ...signIn,
    path: `/invoices/${final.id}`,
    publicPath: `/invoice/${publicToken}`,
    ids: { client: client.id, quote: quote.id, deposit: deposit.id, final: final.id },
  }
}
