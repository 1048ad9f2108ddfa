import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { transferOwnership } from '@/lib/business/members/mutations'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.transferOwnership, ({ actor, params, session }) => transferOwnership(actor, params.id, session)),
)
