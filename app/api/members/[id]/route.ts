import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { changeRole, removeMember } from '@/lib/business/members/mutations'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.changeRole, ({ actor, params, body, session }) =>
    changeRole(actor, params.id, body.role, session),
  ),
  serve(api.removeMember, ({ actor, params, session }) => removeMember(actor, params.id, session)),
)
