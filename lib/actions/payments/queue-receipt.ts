import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/kernel/access/actor'
import { todayIn } from '@/lib/kernel/dates'
import { db, type Transaction } from '@/lib/platform/db/client'
import { appOrigin } from '@/lib/platform/env'
import { publicUrl } from '@/lib/documents/public-url'
import { lockInvoice } from '@/lib/documents/lock'
import { toInvoice, toPayment, workingToken, type InvoiceRow, type PaymentRow } from '@/lib/documents/rows'
import { queueMail } from '@/lib/delivery/queue-mail'
import type { InvoiceMail } from '@/lib/platform/queue/types'
import { copiedWith } from '@/lib/reminders/queries'
import { receiptWords } from '@/lib/render/mail/receipt-words'
import { keepAnswer, requestIdOfCall } from '@/lib/platform/idempotency/once'
import { conflict, invalid } from '@/lib/words/errors'
import { reason } from '@/lib/words/reason'
import { paymentOf } from './locked-payments'
import { speechOf } from '@/lib/words/speech/speech'

interface Asked {
  /** Of one cause there is one receipt. */
  cause: string
  /** Whether it is kept back for as long as the payment can be undone. */
  hold?: boolean
  /** Whether the call is refused once the user has written to too many. */
  refuse?: boolean
}

/**
 * Queues the receipt for a payment of `row`, in the caller's transaction, to the client's address of today and whoever had a copy of the
 * invoice. Answers null where there is no address.
 */
export async function queueReceipt(
  tx: Transaction,
  actor: Actor,
  row: InvoiceRow,
  payment: PaymentRow,
  { cause, ...how }: Asked = { cause: `receipt ${payment.id}`, hold: true },
): Promise<InvoiceMail | null> {
  const { id: invoiceId } = row
  const { email, deletedAt } = row.client
  if (!email || deletedAt) return null
  const token = workingToken(row)
  const invoice = toInvoice(row)
  const url = token && publicUrl(appOrigin(), token)
  const today = todayIn(row.business.timeZone)
  const words = receiptWords(invoice, toPayment(payment), url, today, speechOf(invoice.seller))
  const copied = await copiedWith(actor, invoiceId, [email], tx)
  return queueMail(tx, actor, invoiceId, {
    kind: 'RECEIPT',
    cause,
    paymentId: payment.id,
    ...how,
    letter: { to: [email], bcc: [], ...copied, ...words, attachPdf: true },
  })
}

/** Sends a receipt for a payment, on request, as often as it is asked for. Throws 404, 409 for what a credit
 * note paid, 422 for a client without an address, and 429. */
export async function sendReceipt(actor: Actor, invoiceId: number, paymentId: number): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, invoiceId)
    const payment = paymentOf(row, paymentId)
    if (payment.creditNoteId !== null)
      throw conflict(reason('receipt.by-credit-note', { number: payment.reference ?? '' }))
    const cause = `receipt ${paymentId} ${requestIdOfCall() ?? randomUUID()}`
    const mail = await queueReceipt(tx, actor, row, payment, { cause, refuse: true })
    if (!mail) throw invalid('receipt.no-address')
    return keepAnswer(tx, mail)
  })
}
