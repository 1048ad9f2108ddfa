import * as api from '@/lib/api/definitions/clients'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { parseClientFilter } from '@/lib/parties/filter'
import { listClients } from '@/lib/parties/list'
import { createClient } from '@/lib/parties/mutations'
import { listResponse } from '@/lib/api/answers'
import { MAX_ROWS } from '@/lib/kernel/lists/answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listClients, async ({ actor, request, query }) => {
    const limit = Number(query.limit ?? MAX_ROWS)
    const { clients, next } = await listClients(actor, { ...parseClientFilter(query), limit })
    return listResponse(request, clients, next)
  }),
  serve(api.createClient, ({ actor, body }) => createClient(actor, body)),
)
