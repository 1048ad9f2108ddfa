import * as api from '@/lib/api/definitions/operation'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { env } from '@/lib/platform/env'
import { requireBearer } from '@/lib/platform/http/bearer'
import { runJobs } from '@/lib/jobs/run-jobs'

/** Seconds, on hosts with a limit. */
export const maxDuration = 300

/** Runs due jobs, for a scheduler with the secret: this server's own timer, or Vercel's, which uses GET. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.runJobs,
    () => runJobs(),
    ({ request }) => requireBearer(request, env().CRON_SECRET),
  ),
)
