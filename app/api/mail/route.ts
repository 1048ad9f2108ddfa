import { refuseAllBut } from '@/lib/api/methods'
import { json, publicRoute } from '@/lib/api/server'
import { isMailDelayed } from '@/lib/platform/queue/outage'

/** Whether mail goes out at the moment. For pages that tell a visitor to look for one. */
export const GET = publicRoute(async () => json({ isDelayed: await isMailDelayed() }))

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
