import { refuseAllBut } from '@/lib/api/methods'
import { json, publicRoute } from '@/lib/api/server'

/** Whether the process answers. Asks nobody else, so that a database that is gone is no reason to restart it. */
export const GET = publicRoute(async () => json({ status: 'ok' }))

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
