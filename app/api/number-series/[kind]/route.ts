import * as api from '@/lib/api/definitions/numbers'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { updateNumberSequence } from '@/lib/business/numbering/settings'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.updateNumberSequence, ({ actor, params, body }) =>
    updateNumberSequence(actor, params.kind, body),
  ),
)
