import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { inviteMember } from '@/lib/business/members/invitations'
import { listInvitations } from '@/lib/business/members/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listInvitations, ({ actor }) => listInvitations(actor)),
  serve(api.inviteMember, ({ actor, body, session }) => inviteMember(actor, body, session)),
)
