import { getDashboardStats } from '@/lib/dashboard/queries'
import { refuseAllBut } from '@/lib/http/methods'
import { json, withUser } from '@/lib/http/server'

export const GET = withUser(async ({ user }) => json(await getDashboardStats(user.id, user.currency)))

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
