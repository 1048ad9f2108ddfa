import * as api from '@/lib/api/definitions/operation'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getReadiness } from '@/lib/api/health/checks'
import { jsonResponse } from '@/lib/api/responses'

/** Readiness probe: 503 with the failed checks. No details, because it is public. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getReadiness, async () => {
    const { ready, checks } = await getReadiness()
    if (ready) return { message: 'Ready', checks }
    return jsonResponse({ message: 'Not ready', checks }, 503, { 'Retry-After': '5' })
  }),
)
