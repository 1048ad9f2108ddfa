import * as api from '@/lib/api/definitions/numbers'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { listResponse } from '@/lib/api/responses'
import { parseSequenceParam } from '@/lib/reports/numbers/sequence-params'
import { listNumbers } from '@/lib/reports/numbers/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listNumbers, async ({ actor, request, query }) => {
    const { rows, next } = await listNumbers(
      actor,
      query.before ?? null,
      undefined,
      parseSequenceParam(query.series),
    )
    return listResponse(request, rows, next)
  }),
)
