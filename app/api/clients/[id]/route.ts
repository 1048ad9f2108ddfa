import * as api from '@/lib/api/definitions/clients'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { updateClient } from '@/lib/clients/mutations'
import { deleteClient } from '@/lib/invoicing/delete-client'
import { getClient } from '@/lib/clients/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getClient, ({ actor, params }) => getClient(actor, params.id)),
  serve(api.updateClient, ({ actor, params, body }) => updateClient(actor, params.id, body)),
  serve(api.deleteClient, ({ actor, params }) => deleteClient(actor, params.id)),
)
