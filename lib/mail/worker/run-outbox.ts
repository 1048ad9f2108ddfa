import 'server-only'
import { after } from 'next/server'
import { findGmailAccount } from '@/lib/mail/gmail/account'
import { processOutbox, sendQueuedMail, type PreparedMail } from '@/lib/mail/sending/outbox-worker'
import { isAllowed, findMailStopReason } from '@/lib/documents/lifecycle/document-actions'
import type { Payment } from '@/lib/documents/payments/payment-response'
import { toInvoice, findLinkToken } from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import { todayIn } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { getAppOrigin } from '@/lib/platform/env'
import { prepareAccountMail, queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { mailedSelect, type MailedRow } from '@/lib/reminders/queries'
import { refreshReminder } from '@/lib/reminders/reminder-mail'
import { createReceiptMail } from '@/lib/mail/letters/receipt-mail'
import { getPublicUrl } from '@/lib/documents/public-link'
import { refreshMessageLink } from '@/lib/mail/letters/share-message'
import { reason, type Reason } from '@/lib/i18n/reason'
import { getMessages } from '@/lib/i18n/get-messages'
import { log } from '@/lib/platform/log'
import { getMailTransport } from '@/lib/mail/transports/send'
import type { Mail } from '@/lib/mail/transports/types'
import { markMailAttempted } from '@/lib/mail/outbox/request-scope'
import { composeMail } from './compose-mail'

/** Sends the email that is due, until `signal` aborts. Returns the number of attempts. */
export const runOutbox = ({ signal }: { signal?: AbortSignal } = {}): Promise<number> =>
  processOutbox(prepareMail, signal)

/** Sends an email just queued, ahead of all others; if that fails, it waits for the worker. */
export const sendNow = (id: number): Promise<void> => sendQueuedMail(prepareMail, id)

/**
 * Returns the current subject and message of an email, or the reason it is no longer needed. Invoice emails are sent
 * as the user wrote them.
 */
async function getCurrentTexts(mail: OutboxMail, row: MailedRow, invoice: Invoice, payment: Payment | null) {
  if (mail.kind === 'REMINDER') return refreshReminder(mail, row, invoice)
  if (!payment) return mail
  const token = findLinkToken(row)
  const url = token && getPublicUrl(getAppOrigin(), token)
  return createReceiptMail(invoice, payment, url, todayIn(row.business.timeZone), getMessages(invoice.seller))
}

/** Composes an email at send time, or returns the reason it is no longer needed. */
async function prepareMail(mail: OutboxMail): Promise<PreparedMail | Reason> {
  if (mail.invoiceId === null) {
    const outgoing = prepareAccountMail(mail)
    return 'code' in outgoing ? outgoing : { sentMail: mail, outgoing, gmail: null }
  }
  const row = await db.invoice.findUnique({
    where: { own: { businessId: mail.businessId, id: mail.invoiceId } },
    select: mailedSelect,
    relationLoadStrategy: 'join',
  })
  if (!row) return reason('mail.invoice-deleted')
  const invoice = toInvoice(row)
  const stopReason = isAllowed('send', invoice, 'JOB') ? null : findMailStopReason(invoice)
  if (stopReason) return stopReason
  const payment = invoice.payments.find(({ id }) => id === mail.paymentId) ?? null
  if (mail.paymentId !== null && !payment) return reason('mail.payment-removed')
  const texts = await getCurrentTexts(mail, row, invoice, payment)
  if ('code' in texts) return texts
  const url = invoice.publicToken && getPublicUrl(getAppOrigin(), invoice.publicToken)
  const message = refreshMessageLink(texts.message, url)
  if (message === null) return reason('mail.link-revoked')
  const asSent = { ...mail, subject: texts.subject, message }
  const outgoing = await composeMail(asSent, invoice, row.business, payment)
  return { sentMail: asSent, outgoing, gmail: await findGmailAccount(mail) }
}

/**
 * Queues an email of the product and sends it without waiting for the scheduler; a failed one is retried by the
 * outbox worker until it expires. A mail server gets it after the response, so that the caller doesn't wait; the
 * local mailbox gets it before. Callers with a transaction use `queueAccountMail` in it and `deliverAccountMailNow`
 * after it.
 */
export async function deliverAccountMail(mail: Mail): Promise<void> {
  await deliverAccountMailNow(await queueAccountMail(db, mail))
}

/** Sends an email that was queued in a transaction that is committed. */
export async function deliverAccountMailNow(id: number): Promise<void> {
  markMailAttempted(id)
  const send = () =>
    sendNow(id).catch((error: unknown) => log.error({ err: error, mail: id }, 'account mail not settled'))
  if (getMailTransport() === 'local') await send()
  else after(send)
}
