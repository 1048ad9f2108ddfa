import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { resendInvitation } from '@/lib/business/members/invitations'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.resendInvitation, ({ actor, params, session }) => resendInvitation(actor, params.id, session)),
)
