import 'server-only'
import { findGmailAccount } from '@/lib/mail/gmail/account'
import { isAllowed, findMailStopReason, getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import { getEffectiveStatus } from '@/lib/documents/payment-status/payment-status'
import type { Payment } from '@/lib/documents/payments/payment-response'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'
import { getPublicUrl } from '@/lib/documents/public-link'
import { toInvoice, findLinkToken } from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import { formatFileName } from '@/lib/documents/view/file-name'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import { loadDocumentView } from '@/lib/documents/view/load-document-view'
import { formatReceiptName, createReceiptView } from '@/lib/documents/view/receipt-view'
import type { BusinessScope } from '@/lib/core/access/actor'
import { todayIn, type Day } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { getAppOrigin } from '@/lib/platform/env'
import { findLogo } from '@/lib/platform/storage/pictures'
import { getMessageId, prepareAccountMail } from '@/lib/mail/outbox/account-mail'
import { mailedSelect, type MailedRow } from '@/lib/reminders/queries'
import { refreshReminder } from '@/lib/reminders/reminder-mail'
import { renderInvoiceMail } from '@/lib/mail/letters/invoice-mail'
import { createReceiptMail } from '@/lib/mail/letters/receipt-mail'
import { refreshMessageLink } from '@/lib/mail/letters/share-message'
import { reason, type Reason } from '@/lib/i18n/reason'
import { getDocumentMessages } from '@/lib/i18n/get-messages'
import type { Attachment, GmailAccount, OutgoingMail } from '@/lib/mail/transports/types'

const LOGO = 'logo'

export interface PreparedMail {
  /** Outbox row with the subject and message to send. */
  sentMail: OutboxMail
  outgoing: OutgoingMail
  gmail: GmailAccount | null
}

/** Composes an email at send time, or returns the reason it is no longer needed. */
export async function prepareMail(mail: OutboxMail): Promise<PreparedMail | Reason> {
  if (mail.invoiceId === null) {
    const outgoing = await prepareAccountMail(mail)
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
 * Returns the current subject and message of an email, or the reason it is no longer needed. Invoice emails are sent
 * as the user wrote them.
 */
async function getCurrentTexts(mail: OutboxMail, row: MailedRow, invoice: Invoice, payment: Payment | null) {
  if (mail.kind === 'REMINDER') return refreshReminder(mail, row, invoice)
  if (!payment) return mail
  const token = findLinkToken(row)
  const url = token && getPublicUrl(getAppOrigin(), token)
  return createReceiptMail(
    invoice,
    payment,
    url,
    todayIn(row.business.timeZone),
    getDocumentMessages(invoice),
  )
}

/** Creates the view of an invoice for its email, with the status it gets by being sent, which is never draft. */
export const loadMailedView = (
  scope: BusinessScope,
  invoice: Invoice,
  timeZone: string,
): Promise<InvoiceView> =>
  loadDocumentView(
    scope,
    { ...invoice, status: getEffectiveStatus(getStatusAfter('send', invoice), invoice) },
    { today: todayIn(timeZone) },
  )

/**
 * Composes the email of an outbox row: the text with the business's logo and name, and the PDF.
 * @param payment payment whose receipt is attached
 */
async function composeMail(
  mail: OutboxMail,
  invoice: Invoice,
  from: { owner: { email: string }; timeZone: string },
  payment: Payment | null = null,
): Promise<OutgoingMail> {
  const view = await loadMailedView(mail, invoice, from.timeZone)
  const logo = invoice.seller.logo && (await findLogo(invoice.seller.logo.id))
  const { html, text } = await renderInvoiceMail({
    view,
    words: getDocumentMessages(invoice).mail.letter,
    message: mail.message,
    logoSrc: logo && `cid:${LOGO}`,
  })
  const attachments: Attachment[] = logo ? [{ name: 'logo', cid: LOGO, ...logo }] : []
  const attach = async (name: string, view: InvoiceView, day: Day) => {
    const pdf = await renderInvoicePdf(view, day, { use: 'mail', id: mail.businessId })
    attachments.push({
      name: name.replace(/[\p{C}\\/:*?"<>|]+/gu, '-'),
      contentType: 'application/pdf',
      bytes: await pdf.bytes(),
    })
  }
  if (payment) {
    const receipt = createReceiptView(invoice, [payment], { today: todayIn(from.timeZone) })
    await attach(formatReceiptName(invoice, [payment]), receipt, payment.paidOn)
  }
  if (mail.attachPdf) await attach(formatFileName(view), view, invoice.issueDate)
  return {
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    only: mail.only,
    replyTo: mail.replyTo ?? from.owner.email,
    fromName: invoice.seller.name?.replace(/["<>\r\n]/g, ' ') ?? '',
    subject: mail.subject,
    text,
    html,
    attachments,
    messageId: getMessageId(mail),
  }
}
