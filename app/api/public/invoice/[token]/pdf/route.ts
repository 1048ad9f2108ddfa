import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { pdfResponse } from '@/lib/platform/http/download'
import { getSharedInvoice } from '@/lib/sharing/public'
import { createDocumentView } from '@/lib/render/document-view'
import { formatFileName } from '@/lib/render/file-name'
import { renderInvoicePdf } from '@/lib/render/pdf/render'

/** The client's copy. The link is the permission; what it answers is kept out of search engines. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getPublicPdf, async ({ params, request, query }) => {
    const { businessId, invoice, today } = await getSharedInvoice(params.token)
    const view = createDocumentView(invoice, { today })
    const pdf = await renderInvoicePdf(view, invoice.issueDate, { use: 'link', id: businessId })
    const response = await pdfResponse(request, pdf, formatFileName(view), query)
    response.headers.set('X-Robots-Tag', 'noindex, nofollow')
    return response
  }),
)
