import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { revokeInvitation } from '@/lib/business/members/invitations'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.revokeInvitation, ({ actor, params }) => revokeInvitation(actor, params.id)),
)
