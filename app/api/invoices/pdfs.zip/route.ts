import * as api from '@/lib/api/definitions/invoice-lists'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/core/dates'
import { startPdfExport } from '@/lib/exports/start-export'
import { createZipHeaders } from '@/lib/platform/http/download'

/** Seconds, on hosts with a limit. */
export const maxDuration = 300

/** Streams the PDFs of some invoices as one ZIP. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.downloadPdfs, async ({ actor, request, query: { ids = '' } }) => {
    const headers = createZipHeaders(`Invoices-${todayIn(actor.timeZone)}.zip`)
    // A HEAD request reads no body, so an export started for it would never end.
    return new Response(request.method === 'HEAD' ? null : await startPdfExport(actor, ids), { headers })
  }),
)
