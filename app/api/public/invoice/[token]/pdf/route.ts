import { pdfResponse } from '@/lib/platform/http/download'
import { refuseAllBut } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/server'
import { getSharedInvoice } from '@/lib/sharing/public'
import { invoiceView } from '@/lib/render/view'
import { invoicePdf } from '@/lib/render/pdf/render'

/** The client's copy. The link is the permission; what it answers is kept out of search engines. */
export const GET = publicRoute(async ({ params, request }) => {
  const { invoice, today } = await getSharedInvoice(params.token ?? '')
  const pdf = await invoicePdf(invoiceView(invoice, { today }), invoice.issueDate, `invoice ${invoice.id}`)
  const response = await pdfResponse(request, pdf, `Invoice-${invoice.invoiceNumber}.pdf`)
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
