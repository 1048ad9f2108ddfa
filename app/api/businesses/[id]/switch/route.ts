import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { switchBusiness } from '@/lib/api/session'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.switchBusiness, ({ session, params }) => switchBusiness(session, params.id)),
)
