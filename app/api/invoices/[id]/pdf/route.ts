import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/kernel/dates'
import { pdfResponse } from '@/lib/platform/http/download'
import { getInvoice } from '@/lib/documents/queries'
import { documentView } from '@/lib/render/document-view'
import { fileName } from '@/lib/render/file-name'
import { invoicePdf } from '@/lib/render/pdf/render'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getPdf, async ({ user, actor, params, request, query }) => {
    const invoice = await getInvoice(actor, params.id)
    const view = documentView(invoice, { today: todayIn(user.timeZone) })
    const pdf = await invoicePdf(view, invoice.issueDate, { use: 'business', id: actor.businessId })
    return pdfResponse(request, pdf, fileName(view), query)
  }),
)
