import { refuseAllBut } from '@/lib/api/methods'
import { json, withLeavingToo } from '@/lib/api/server'

export const GET = withLeavingToo(async ({ user }) => json(user))

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
