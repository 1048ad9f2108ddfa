import * as refunds from '@/app/api/clients/[id]/credit/refunds/route'
import * as conversions from '@/app/api/invoices/[id]/convert/route'
import * as creditNotes from '@/app/api/invoices/[id]/credit/route'
import * as mails from '@/app/api/invoices/[id]/mails/route'
import * as receipts from '@/app/api/invoices/[id]/payments/[paymentId]/receipt/route'
import * as creditUses from '@/app/api/invoices/[id]/payments/credit/route'
import * as payments from '@/app/api/invoices/[id]/payments/route'
import * as reminders from '@/app/api/invoices/[id]/reminders/route'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { db } from '@/lib/platform/db/client'
import type { Browser } from './browser'
import { createClient } from './client'
import { addClientCredit } from './client-credit'
import { createInvoice } from './invoice'

type Owner = Awaited<ReturnType<typeof Browser.signedIn>>

export interface NamedChange {
  /** `over` is merged into the body. */
  send: (over?: object, headers?: Record<string, string>) => Promise<Response>
  /** Counts the resources it creates. */
  count: () => Promise<number>
}

const PAYMENT = { paidOn: '2026-11-02', amount: 1, method: 'CASH' } as const
const OVERDUE = { issueDate: '2020-01-01', dueDate: '2020-02-01' } as const

/**
 * Changes that callers could identify by `requestId` before the Idempotency-Key header existed, ready to send as
 * `owner`.
 */
export const NAMED_CHANGES = [
  'a payment',
  'a payment by credit',
  'a refund',
  'a receipt',
  'a deposit of a quote',
  'a credit note',
  'a mail',
  'a reminder',
] as const

export async function prepareChange(
  kind: (typeof NAMED_CHANGES)[number],
  owner: Owner,
): Promise<NamedChange> {
  const { actor, businessId } = owner.user
  const { id: clientId } = await createClient(actor, { email: 'payer@example.com' })
  await addClientCredit(actor, clientId, 50)
  const { id } = await createInvoice(actor, clientId, {
    status: 'SENT',
    ...(kind === 'a deposit of a quote' && { kind: 'QUOTE' }),
    ...(kind === 'a reminder' && OVERDUE),
  })
  const where = { businessId }
  const countInvoices = () => db.invoice.count({ where })
  const countPayments = () => db.payment.count({ where })
  const countRefunds = () => db.creditEntry.count({ where: { businessId, kind: 'REFUNDED' } })
  const countMails = () => db.outboxMail.count({ where })
  const post =
    (handler: typeof mails.POST, path: string, body: object, params: object = {}): NamedChange['send'] =>
    (over, headers) =>
      owner.call(handler, path, {
        method: 'POST',
        body: { ...body, ...over },
        headers,
        params: { id: String(path.includes('clients') ? clientId : id), ...params },
      })
  const path = `/api/invoices/${id}`
  switch (kind) {
    case 'a payment':
      return { send: post(payments.POST, `${path}/payments`, PAYMENT), count: countPayments }
    case 'a payment by credit':
      return { send: post(creditUses.POST, `${path}/payments/credit`, { amount: 10 }), count: countPayments }
    case 'a refund': {
      const refund = { currency: 'USD', amount: 1, refundedOn: '2026-11-02', method: 'CASH' }
      const send = post(refunds.POST, `/api/clients/${clientId}/credit/refunds`, refund)
      return { send, count: countRefunds }
    }
    case 'a receipt': {
      const [payment] = (await recordPayment(actor, id, { ...PAYMENT, reference: null })).payments
      const paymentId = String(payment!.id)
      const send = post(receipts.POST, `${path}/payments/${paymentId}/receipt`, {}, { paymentId })
      return { send, count: countMails }
    }
    case 'a deposit of a quote': {
      const deposit = { to: 'DEPOSIT', percent: 30 }
      return { send: post(conversions.POST, `${path}/convert`, deposit), count: countInvoices }
    }
    case 'a credit note': {
      const lines = [{ line: 1, quantity: 0.5 }]
      return { send: post(creditNotes.POST, `${path}/credit`, { lines }), count: countInvoices }
    }
    case 'a mail': {
      const letter = { to: ['payer@example.com'], subject: 'Invoice', message: 'Please pay' }
      return { send: post(mails.POST, `${path}/mails`, letter), count: countMails }
    }
    case 'a reminder': {
      const send = post(reminders.POST, `${path}/reminders`, { again: true, hold: true })
      return { send, count: countMails }
    }
  }
}
