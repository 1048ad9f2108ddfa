import { pdfResponse } from '@/lib/http/download'
import { refuseAllBut } from '@/lib/http/methods'
import { publicRoute } from '@/lib/http/server'
import { getSharedInvoice } from '@/lib/invoices/public'
import { invoiceView } from '@/lib/invoices/view'
import { invoicePdf } from '@/lib/pdf/render'

/** The client's copy. The link is the permission; what it answers is kept out of search engines. */
export const GET = publicRoute(async ({ params, request }) => {
  const { invoice, today } = await getSharedInvoice(params.token ?? '')
  const pdf = await invoicePdf(invoiceView(invoice, { today }), invoice.issueDate, `invoice ${invoice.id}`)
  const response = await pdfResponse(request, pdf, `Invoice-${invoice.invoiceNumber}.pdf`)
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
