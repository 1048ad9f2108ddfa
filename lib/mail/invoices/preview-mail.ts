import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { getAppOrigin } from '@/lib/platform/env'
import { db } from '@/lib/platform/db/client'
import { getInvoiceRow } from '@/lib/documents/queries'
import { toInvoice, findLinkToken } from '@/lib/documents/rows'
import { getPublicUrl } from '@/lib/documents/public-link'
import { insertLink } from '@/lib/mail/letters/share-message'
import { renderInvoiceMail, getPendingLink } from '@/lib/mail/letters/invoice-mail'
import { getMessages } from '@/lib/i18n/get-messages'
import { createMailedView } from '@/lib/mail/worker/compose-mail'

/**
 * Renders the email of a message, with the logo from this origin. A public link that doesn't exist yet is shown as a
 * placeholder without a target. Throws 404.
 */
export async function previewMail(
  actor: Actor,
  invoiceId: number,
  message: string,
  timeZone: string,
): Promise<{ html: string }> {
  const row = await getInvoiceRow(db, actor, invoiceId)
  const token = findLinkToken(row)
  const invoice = toInvoice(row)
  const view = createMailedView(invoice, timeZone)
  const { html } = await renderInvoiceMail({
    view,
    words: getMessages(invoice.seller).mail.letter,
    message: insertLink(message, token ? getPublicUrl(getAppOrigin(), token) : getPendingLink()),
    logoSrc: view.seller.logo?.src ?? null,
  })
  return { html }
}
