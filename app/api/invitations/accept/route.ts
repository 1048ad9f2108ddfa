import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { switchBusiness } from '@/lib/api/session'
import { acceptInvitation } from '@/lib/business/members/join-business'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.acceptInvitation, async ({ user, session, body }) =>
    switchBusiness(session, await acceptInvitation(user, body.token)),
  ),
)
