import * as api from '@/lib/api/definitions/people/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { readId } from '@/lib/kernel/id'
import { elsewhere } from '@/lib/reports/businesses/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.findElsewhere, async ({ user, query }) => {
    const what = query.invoice ? 'invoice' : 'client'
    const id = readId(query[what] ?? '')
    return id === null ? [] : elsewhere(user.id, user.businessId, what, id)
  }),
)
