import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { listMembers } from '@/lib/business/members/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listMembers, ({ actor }) => listMembers(actor)),
)
