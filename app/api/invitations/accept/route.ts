import * as api from '@/lib/api/definitions/people/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { switchBusiness } from '@/lib/api/work-in'
import { acceptInvitation } from '@/lib/actions/members/join'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.acceptInvitation, async ({ user, session, body }) =>
    switchBusiness(session, await acceptInvitation(user, body.token)),
  ),
)
