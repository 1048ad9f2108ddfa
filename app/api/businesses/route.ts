import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { switchBusiness } from '@/lib/api/session'
import { createAdditionalBusiness } from '@/lib/business/members/open-another-business'
import { listBusinesses } from '@/lib/business/members/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listBusinesses, ({ user }) => listBusinesses(user.id, user.businessId)),
  serve(api.createBusiness, async ({ user, session, body }) =>
    switchBusiness(session, await createAdditionalBusiness(user, body)),
  ),
)
