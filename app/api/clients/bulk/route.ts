import * as api from '@/lib/api/definitions/clients'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { bulkUpdateClients } from '@/lib/clients/mutations'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.bulkUpdateClients, async ({ actor, body }) => ({
    results: await bulkUpdateClients(actor, body),
  })),
)
