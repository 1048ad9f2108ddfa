import * as api from '@/lib/api/definitions/clients'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { parseClientFilter } from '@/lib/clients/filter'
import { listClients } from '@/lib/clients/list'
import { createClient } from '@/lib/clients/mutations'
import { listResponse } from '@/lib/api/responses'
import { MAX_ROWS } from '@/lib/core/lists/paging'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listClients, async ({ actor, request, query }) => {
    const limit = Number(query.limit ?? MAX_ROWS)
    const { clients, next } = await listClients(actor, { ...parseClientFilter(query), limit })
    return listResponse(request, clients, next)
  }),
  serve(api.createClient, ({ actor, body }) => createClient(actor, body)),
)
