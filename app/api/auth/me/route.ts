import { json, withSession } from '@/lib/http/server'

export const GET = withSession(async ({ user }) => json(user))
