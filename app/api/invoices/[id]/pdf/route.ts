import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/core/dates'
import { pdfResponse } from '@/lib/platform/http/download'
import { listNotesAboveBalance } from '@/lib/documents/credit-notes/queries'
import { getInvoice } from '@/lib/documents/queries'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { formatFileName } from '@/lib/documents/view/file-name'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getPdf, async ({ user, actor, params, request, query }) => {
    const invoice = await getInvoice(actor, params.id)
    const creditedBy = await listNotesAboveBalance(actor, invoice)
    const view = createDocumentView({ ...invoice, creditedBy }, { today: todayIn(user.timeZone) })
    const pdf = await renderInvoicePdf(view, invoice.issueDate, { use: 'business', id: actor.businessId })
    return pdfResponse(request, pdf, formatFileName(view), query)
  }),
)
