import 'server-only'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { todayIn } from '@/lib/kernel/dates'
import { appOrigin } from '@/lib/platform/env'
import { AppError } from '@/lib/kernel/errors'
import { linkIn, publicUrl, withCurrentLink } from '@/lib/render/mail/share-message'
import { statusAfter } from '@/lib/documents/lifecycle'
import type { Invoice } from '@/lib/documents/types'
import { invoiceView } from '@/lib/render/view'
import { invoiceLetter } from '@/lib/render/mail/invoice-letter'
import type { Attachment, OutgoingMail } from '@/lib/platform/mail/types'
import { invoicePdf } from '@/lib/render/pdf/render'
import { readLogo } from '@/lib/platform/storage/logos'
import { messageIdOf } from '@/lib/platform/queue/message-id'

const LOGO = 'logo'

/** A mail's message with the public link as it is now; null when the link it names was revoked since. */
export function messageNow(
  { message }: Pick<OutboxMail, 'message'>,
  { publicToken }: Invoice,
): string | null {
  if (publicToken) return withCurrentLink(message, publicUrl(appOrigin(), publicToken))
  return linkIn(message) ? null : message
}

/** What goes out for a row of the outbox: the letter with the business's logo and name, and the PDF. */
export async function composeMail(
  mail: OutboxMail,
  invoice: Invoice,
  owner: { email: string; timeZone: string },
): Promise<OutgoingMail> {
  // What is in the post is no draft any more.
  const status = statusAfter('send', invoice)
  const view = invoiceView({ ...invoice, status }, { today: todayIn(owner.timeZone) })
  const logo = await logoOf(invoice)
  const { html, text } = await invoiceLetter({
    view,
    message: mail.message,
    logoSrc: logo && `cid:${LOGO}`,
  })
  const attachments: Attachment[] = logo ? [logo] : []
  if (mail.attachPdf) {
    const pdf = await invoicePdf(view, invoice.issueDate, `user ${mail.userId}`)
    attachments.push({
      name: `Invoice-${invoice.invoiceNumber}.pdf`.replace(/[\p{C}\\/:*?"<>|]+/gu, '-'),
      contentType: 'application/pdf',
      bytes: await pdf.bytes(),
    })
  }
  return {
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    only: mail.only,
    replyTo: mail.replyTo ?? owner.email,
    fromName: invoice.seller.name?.replace(/["<>\r\n]/g, ' ') ?? '',
    subject: mail.subject,
    text,
    html,
    attachments,
    messageId: messageIdOf(mail),
  }
}

/** The logo as a picture of the mail; a mail without it is worth more than none. */
async function logoOf({ seller }: Invoice): Promise<Attachment | null> {
  if (!seller.logo) return null
  const picture = await readLogo(seller.logo.id).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  return picture && { name: 'logo', cid: LOGO, ...picture }
}
