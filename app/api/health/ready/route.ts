import { readiness } from '@/lib/api/health/checks'
import { refuseAllBut } from '@/lib/api/methods'
import { json, publicRoute } from '@/lib/api/server'

/** Whether it can do its work: 503 with what fails. Says no more than that, since anybody may ask. */
export const GET = publicRoute(async () => {
  const { ready, checks } = await readiness()
  if (ready) return json({ message: 'Ready', checks })
  return json({ message: 'Not ready', checks }, 503, { 'Retry-After': '5' })
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
