import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getBillTo } from '@/lib/clients/queries'
import { todayIn } from '@/lib/core/dates'
import { pdfResponse } from '@/lib/platform/http/download'
import { getSeller } from '@/lib/documents/queries'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { formatFileName } from '@/lib/documents/view/file-name'
import { toPreviewSource } from '@/lib/documents/pdf/preview-schema'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'

/** Renders the create form as a PDF. Stores nothing. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.previewPdf, async ({ user, actor, request, query, body }) => {
    const client = body.clientId ? await getBillTo(actor, body.clientId) : null
    const source = toPreviewSource(body, await getSeller(actor), client)
    const view = createDocumentView(source, { today: todayIn(user.timeZone), audience: 'preview' })
    const pdf = await renderInvoicePdf(view, body.issueDate, { use: 'business', id: actor.businessId })
    return pdfResponse(request, pdf, formatFileName(view), query)
  }),
)
