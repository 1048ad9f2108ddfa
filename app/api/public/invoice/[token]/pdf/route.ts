import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { pdfResponse } from '@/lib/platform/http/download'
import { getSharedInvoice } from '@/lib/public-links/shared-invoice'
import { formatFileName } from '@/lib/documents/view/file-name'
import { loadDocumentView } from '@/lib/documents/view/load-document-view'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'

/** The client's PDF. The link is the permission; search engines must not index the response. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getPublicPdf, async ({ params, request, query }) => {
    const { businessId, invoice, today } = await getSharedInvoice(params.token)
    const view = await loadDocumentView({ businessId }, invoice, { today })
    const pdf = await renderInvoicePdf(view, invoice.issueDate, { use: 'link', id: businessId })
    const response = await pdfResponse(request, pdf, formatFileName(view), query)
    response.headers.set('X-Robots-Tag', 'noindex, nofollow')
    return response
  }),
)
