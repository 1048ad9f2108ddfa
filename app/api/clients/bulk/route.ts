import * as api from '@/lib/api/definitions/clients'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { bulkUpdateClients } from '@/lib/invoicing/delete-client'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.bulkUpdateClients, async ({ actor, body }) => ({
    results: await bulkUpdateClients(actor, body),
  })),
)
