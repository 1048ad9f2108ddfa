import { refuseAllBut } from '@/lib/api/methods'
import { json, withUser } from '@/lib/api/server'
import { getSender } from '@/lib/delivery/sender'

export const GET = withUser(async ({ user }) => json(await getSender(user.id)))

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
