import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { todayIn } from '@/lib/core/dates'
import { getClientNetwork } from '@/lib/platform/http/client-address'
import { pdfResponse } from '@/lib/platform/http/download'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { formatFileName } from '@/lib/documents/view/file-name'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'
import { toDemoSource } from '@/lib/demo-invoice/schema'

/** Renders the landing page's demo invoice as a PDF, without sign-in. Stores nothing. */
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
