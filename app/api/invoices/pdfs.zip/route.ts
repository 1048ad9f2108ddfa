import * as api from '@/lib/api/definitions/invoice-lists'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/core/dates'
import { startPdfExport } from '@/lib/exports/start-export'
import { createZipHeaders } from '@/lib/platform/http/download'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** The PDFs of some invoices as one ZIP, sent while it is made. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.downloadPdfs, async ({ actor, request, query: { ids = '' } }) => {
    const headers = createZipHeaders(`Invoices-${todayIn(actor.timeZone)}.zip`)
    // Whoever asks only for the headers reads no body, and so would never end one.
    return new Response(request.method === 'HEAD' ? null : await startPdfExport(actor, ids), { headers })
  }),
)
