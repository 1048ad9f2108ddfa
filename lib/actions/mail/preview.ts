import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { appOrigin } from '@/lib/platform/env'
import { db } from '@/lib/platform/db/client'
import { findInvoiceRow } from '@/lib/documents/queries'
import { toInvoice, workingToken } from '@/lib/documents/rows'
import { fillLink, publicUrl } from '@/lib/render/mail/share-message'
import { invoiceLetter, pendingLink } from '@/lib/render/mail/invoice-letter'
import { speechOf } from '@/lib/words/speech/speech'
import { mailedView } from './compose'

/**
 * The letter around a message, with the logo from this origin. A link that sending will make is shown by its beginning and
 * leads nowhere. Throws 404.
 */
export async function previewLetter(
  actor: Actor,
  invoiceId: number,
  message: string,
  timeZone: string,
): Promise<{ html: string }> {
  const row = await findInvoiceRow(db, actor, invoiceId)
  const token = workingToken(row)
  const invoice = toInvoice(row)
  const view = mailedView(invoice, timeZone)
  const { html } = await invoiceLetter({
    view,
    words: speechOf(invoice.seller).mail.letter,
    message: fillLink(message, token ? publicUrl(appOrigin(), token) : pendingLink()),
    logoSrc: view.seller.logo?.src ?? null,
  })
  return { html }
}
