import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getBillTo } from '@/lib/parties/queries'
import { todayIn } from '@/lib/kernel/dates'
import { pdfResponse } from '@/lib/platform/http/download'
import { getSeller } from '@/lib/documents/queries'
import { documentView } from '@/lib/render/document-view'
import { fileName } from '@/lib/render/file-name'
import { previewSource } from '@/lib/render/pdf/preview'
import { invoicePdf } from '@/lib/render/pdf/render'

/** The create form as it stands, as a PDF. Stores nothing. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.previewPdf, async ({ user, actor, request, query, body }) => {
    const client = body.clientId ? await getBillTo(actor, body.clientId) : null
    const source = previewSource(body, await getSeller(actor), client)
    const view = documentView(source, { today: todayIn(user.timeZone), audience: 'preview' })
    const pdf = await invoicePdf(view, body.issueDate, { use: 'business', id: actor.businessId })
    return pdfResponse(request, pdf, fileName(view), query)
  }),
)
