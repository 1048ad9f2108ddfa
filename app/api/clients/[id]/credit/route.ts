import * as api from '@/lib/api/definitions/payments'
import { listResponse } from '@/lib/api/responses'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getClientCredit } from '@/lib/documents/client-credit/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getClientCredit, async ({ actor, params, request, query }) => {
    const { next, ...credit } = await getClientCredit(actor, params.id, query.before ?? null)
    return listResponse(request, credit, next)
  }),
)
