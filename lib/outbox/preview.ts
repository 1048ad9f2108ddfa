import 'server-only'
import { todayIn } from '@/lib/dates'
import { getInvoice } from '@/lib/invoices/queries'
import { invoiceView } from '@/lib/invoices/view'
import { invoiceLetter } from './letter'

/** The letter around a message, with the logo from this origin. Throws 404. */
export async function previewLetter(
  userId: number,
  invoiceId: number,
  message: string,
  timeZone: string,
): Promise<{ html: string }> {
  const invoice = await getInvoice(userId, invoiceId)
  const status = invoice.status === 'DRAFT' ? 'SENT' : invoice.status
  const view = invoiceView({ ...invoice, status }, { today: todayIn(timeZone) })
  const { html } = await invoiceLetter({ view, message, logoSrc: view.seller.logo?.src ?? null })
  return { html }
}
