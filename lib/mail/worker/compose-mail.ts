import 'server-only'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { todayIn, type Day } from '@/lib/core/dates'
import { getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import { getEffectiveStatus } from '@/lib/documents/payment-status/payment-status'
import type { Payment } from '@/lib/documents/payments/payment-response'
import type { Invoice } from '@/lib/documents/types'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { formatFileName } from '@/lib/documents/view/file-name'
import { formatReceiptName, createReceiptView } from '@/lib/documents/view/receipt-view'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import { renderInvoiceMail } from '@/lib/mail/letters/invoice-mail'
import type { Attachment, OutgoingMail } from '@/lib/mail/transports/types'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'
import { findLogo } from '@/lib/platform/storage/pictures'
import { getMessages } from '@/lib/i18n/get-messages'
import { getMessageId } from '@/lib/mail/outbox/account-mail'

const LOGO = 'logo'

/** Creates the view of an invoice for its email, with the status it gets by being sent, which is never draft. */
export const createMailedView = (invoice: Invoice, timeZone: string): InvoiceView =>
  createDocumentView(
    { ...invoice, status: getEffectiveStatus(getStatusAfter('send', invoice), invoice) },
    { today: todayIn(timeZone) },
  )

/**
 * Composes the email of an outbox row: the text with the business's logo and name, and the PDF.
 * @param payment payment whose receipt is attached
 */
export async function composeMail(
  mail: OutboxMail,
  invoice: Invoice,
  from: { owner: { email: string }; timeZone: string },
  payment: Payment | null = null,
): Promise<OutgoingMail> {
  const view = createMailedView(invoice, from.timeZone)
  const logo = invoice.seller.logo && (await findLogo(invoice.seller.logo.id))
  const { html, text } = await renderInvoiceMail({
    view,
    words: getMessages(invoice.seller).mail.letter,
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
