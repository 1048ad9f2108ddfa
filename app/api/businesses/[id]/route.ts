import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { discardBusiness } from '@/lib/business/members/open-another-business'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.discardBusiness, ({ user, params }) => discardBusiness(user.id, params.id, user.businessId)),
)
