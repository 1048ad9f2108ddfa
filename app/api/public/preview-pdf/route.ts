import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { consumeAttempt } from '@/lib/platform/limits/limits'
import { todayIn } from '@/lib/kernel/dates'
import { getClientNetwork } from '@/lib/platform/http/address'
import { pdfResponse } from '@/lib/platform/http/download'
import { createDocumentView } from '@/lib/render/document-view'
import { formatFileName } from '@/lib/render/file-name'
import { renderInvoicePdf } from '@/lib/render/pdf/render'
import { toDemoSource } from '@/lib/tried/schema'

/** The sheet of the landing page as a PDF, for anybody. Stores nothing. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.previewDemoPdf,
    async ({ request, query, body }) => {
      const source = toDemoSource(body)
      const view = createDocumentView(source, { today: todayIn('UTC') })
      const pdf = await renderInvoicePdf(view, source.issueDate, {
        use: 'visitor',
        id: getClientNetwork(request.headers),
      })
      return pdfResponse(request, pdf, formatFileName(view), query)
    },
    ({ request }) => consumeAttempt('preview:address', getClientNetwork(request.headers)),
  ),
)
