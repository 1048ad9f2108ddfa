import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/core/dates'
import { pdfResponse } from '@/lib/platform/http/download'
import { getInvoice } from '@/lib/documents/queries'
import { formatFileName } from '@/lib/documents/view/file-name'
import { loadDocumentView } from '@/lib/documents/view/load-document-view'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getPdf, async ({ user, actor, params, request, query }) => {
    const invoice = await getInvoice(actor, params.id)
    const view = await loadDocumentView(actor, invoice, { today: todayIn(user.timeZone) })
    const pdf = await renderInvoicePdf(view, invoice.issueDate, { use: 'business', id: actor.businessId })
    return pdfResponse(request, pdf, formatFileName(view), query)
  }),
)
