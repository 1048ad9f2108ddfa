import { env } from '@/lib/platform/env'
import { requireBearer } from '@/lib/platform/http/bearer'
import { refuseAllBut } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/server'
import { metricsText } from '@/lib/api/metrics/metrics'

/** For a Prometheus server that knows METRICS_TOKEN. */
export const GET = publicRoute(async ({ request }) => {
  requireBearer(request, env().METRICS_TOKEN)
  const { text, contentType } = await metricsText()
  return new Response(text, {
    headers: { 'Content-Type': contentType, 'Cache-Control': 'private, no-store' },
  })
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
