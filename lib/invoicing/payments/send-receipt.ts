import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/core/access/actor'
import { todayIn } from '@/lib/core/dates'
import { db, type Transaction } from '@/lib/platform/db/client'
import { getAppOrigin } from '@/lib/platform/env'
import { getPublicUrl } from '@/lib/documents/public-link'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { toInvoice, toPayment, findLinkToken, type InvoiceRow, type PaymentRow } from '@/lib/documents/rows'
import { queueMail } from '@/lib/mail/sending/queue-mail'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import { getReminderCopies } from '@/lib/reminders/queries'
import { createReceiptMail } from '@/lib/mail/letters/receipt-mail'
import { storeResponse, findRequestId } from '@/lib/platform/idempotency/idempotency'
import { conflict, invalid } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { getPayment } from './payment-rules'
import { getDocumentMessages } from '@/lib/i18n/get-messages'

interface ReceiptOptions {
  /** Deduplication key: at most one receipt is queued for it. */
  cause: string
  /** True to delay sending for as long as the payment can be undone. */
  delayForUndo?: boolean
  /** True to deny the request once the user has written to too many recipients. */
  failIfLimited?: boolean
}

/**
 * Queues the receipt for a payment in the caller's transaction, to the client's current address and everybody who got
 * a copy of the invoice. Returns null if the client has no address.
 */
export async function queueReceipt(
  tx: Transaction,
  actor: Actor,
  row: InvoiceRow,
  payment: PaymentRow,
  options: ReceiptOptions,
): Promise<InvoiceMail | null> {
  const { id: invoiceId } = row
  const { email, deletedAt } = row.client
  if (!email || deletedAt) return null
  const token = findLinkToken(row)
  const invoice = toInvoice(row)
  const url = token && getPublicUrl(getAppOrigin(), token)
  const today = todayIn(row.business.timeZone)
  const mail = createReceiptMail(invoice, toPayment(payment), url, today, getDocumentMessages(invoice))
  const copies = await getReminderCopies(actor, invoiceId, [email], tx)
  return queueMail(tx, actor, invoiceId, {
    kind: 'RECEIPT',
    paymentId: payment.id,
    ...options,
    message: { to: [email], bcc: [], ...copies, ...mail, attachPdf: true },
  })
}

/**
 * Sends a receipt for a payment on request, any number of times. Throws 404, 409 for a payment by a credit note, 422
 * for a client without an email address, and 429.
 */
export async function sendReceipt(actor: Actor, invoiceId: number, paymentId: number): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, invoiceId)
    const payment = getPayment(row, paymentId)
    if (payment.creditNoteId !== null)
      throw conflict(reason('receipt.by-credit-note', { number: payment.reference ?? '' }))
    const cause = `receipt ${paymentId} ${findRequestId() ?? randomUUID()}`
    const mail = await queueReceipt(tx, actor, row, payment, { cause, failIfLimited: true })
    if (!mail) throw invalid('receipt.no-address')
    return storeResponse(tx, mail)
  })
}
