import * as api from '@/lib/api/definitions/clients'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { deleteClient, updateClient } from '@/lib/parties/mutations'
import { getClient } from '@/lib/parties/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getClient, ({ user, params }) => getClient(user.id, params.id)),
  serve(api.updateClient, ({ user, params, body }) => updateClient(user.id, params.id, body)),
  serve(api.deleteClient, ({ user, params }) => deleteClient(user.id, params.id)),
)
