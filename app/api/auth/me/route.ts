import { refuseAllBut } from '@/lib/http/methods'
import { json, withLeavingToo } from '@/lib/http/server'

export const GET = withLeavingToo(async ({ user }) => json(user))

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
