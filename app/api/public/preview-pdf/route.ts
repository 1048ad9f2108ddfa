import * as api from '@/lib/api/definitions/pdfs'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { countAttempt } from '@/lib/platform/limits/limits'
import { todayIn } from '@/lib/kernel/dates'
import { clientNetwork } from '@/lib/platform/http/address'
import { pdfResponse } from '@/lib/platform/http/download'
import { documentView } from '@/lib/render/document-view'
import { fileName } from '@/lib/render/file-name'
import { invoicePdf } from '@/lib/render/pdf/render'
import { triedSource } from '@/lib/tried/schema'

/** The sheet of the landing page as a PDF, for anybody. Stores nothing. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.previewTriedPdf,
    async ({ request, query, body }) => {
      const source = triedSource(body)
      const view = documentView(source, { today: todayIn('UTC') })
      const pdf = await invoicePdf(view, source.issueDate, {
        use: 'visitor',
        id: clientNetwork(request.headers),
      })
      return pdfResponse(request, pdf, fileName(view), query)
    },
    ({ request }) => countAttempt('preview:address', clientNetwork(request.headers)),
  ),
)
