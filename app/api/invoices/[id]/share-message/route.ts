import * as api from '@/lib/api/definitions/links'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { saveShareMessage } from '@/lib/public-links/public-links'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.saveShareMessage, ({ actor, params, body }) => saveShareMessage(actor, params.id, body.message)),
)
