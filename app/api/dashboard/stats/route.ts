import { getDashboardStats } from '@/lib/reports/dashboard/queries'
import { refuseAllBut } from '@/lib/api/methods'
import { json, withUser } from '@/lib/api/server'

export const GET = withUser(async ({ user }) => json(await getDashboardStats(user.id, user.currency)))

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
