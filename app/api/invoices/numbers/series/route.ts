import * as api from '@/lib/api/definitions/numbers'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { listResponse } from '@/lib/api/responses'
import { listSequences } from '@/lib/reports/numbers/sequences'
import { formatSequence } from '@/lib/reports/numbers/number-texts'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listSequenceReports, async ({ actor, request, query }) => {
    const { rows, next } = await listSequences(actor, query.before ?? null)
    const reports = rows.map((report) => ({ ...report, summary: formatSequence(report) }))
    return listResponse(request, reports, next)
  }),
)
