import * as api from '@/lib/api/definitions/people/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { changeRole, removeMember } from '@/lib/business/members/mutations'
import type { UserId } from '@/lib/kernel/access/actor'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.changeRole, ({ actor, params, body, signed }) =>
    changeRole(actor, params.id as UserId, body.role, signed),
  ),
  serve(api.removeMember, ({ actor, params, signed }) => removeMember(actor, params.id as UserId, signed)),
)
