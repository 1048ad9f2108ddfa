import * as api from '@/lib/api/definitions/members'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { parseId } from '@/lib/core/ids'
import { listBusinessesWithRecord } from '@/lib/reports/businesses/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listBusinessesWithRecord, async ({ user, query }) => {
    const what = query.invoice ? 'invoice' : 'client'
    const id = parseId(query[what] ?? '')
    return id === null ? [] : listBusinessesWithRecord(user.id, user.businessId, what, id)
  }),
)
