import * as api from '@/lib/api/definitions/overview'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getDashboardStats } from '@/lib/reports/dashboard/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getStats, ({ user, actor }) => getDashboardStats(actor, user.currency)),
)
