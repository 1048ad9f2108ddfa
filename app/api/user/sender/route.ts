import { refuseAllBut } from '@/lib/http/methods'
import { json, withUser } from '@/lib/http/server'
import { getSender } from '@/lib/outbox/sender'

export const GET = withUser(async ({ user }) => json(await getSender(user.id)))

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
