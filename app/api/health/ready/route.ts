import * as api from '@/lib/api/definitions/operation'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { readiness } from '@/lib/api/health/checks'
import { json } from '@/lib/api/answers'

/** Whether it can do its work: 503 with what fails. Says no more than that, since anybody may ask. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getReadiness, async () => {
    const { ready, checks } = await readiness()
    if (ready) return { message: 'Ready', checks }
    return json({ message: 'Not ready', checks }, 503, { 'Retry-After': '5' })
  }),
)
