import { getDashboardStats } from '@/lib/dashboard/queries'
import { json, withUser } from '@/lib/http/server'

export const GET = withUser(async ({ user }) => json(await getDashboardStats(user.id, user.currency)))
