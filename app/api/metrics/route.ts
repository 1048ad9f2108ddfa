import * as api from '@/lib/api/definitions/operation'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { env } from '@/lib/platform/env'
import { requireBearer } from '@/lib/platform/http/bearer'
import { renderMetrics } from '@/lib/api/metrics/metrics'

/** Metrics for a Prometheus server with METRICS_TOKEN. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.getMetrics,
    async () => {
      const { text, contentType } = await renderMetrics()
      return new Response(text, {
        headers: { 'Content-Type': contentType, 'Cache-Control': 'private, no-store' },
      })
    },
    ({ request }) => requireBearer(request, env().METRICS_TOKEN),
  ),
)
