import { refuseAllBut } from '@/lib/http/methods'
import { json, publicRoute } from '@/lib/http/server'
import { isMailDelayed } from '@/lib/outbox/outage'

/** Whether mail goes out at the moment. For pages that tell a visitor to look for one. */
export const GET = publicRoute(async () => json({ isDelayed: await isMailDelayed() }))

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
