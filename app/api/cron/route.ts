import * as api from '@/lib/api/definitions/operation'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { env } from '@/lib/platform/env'
import { requireBearer } from '@/lib/platform/http/bearer'
import { runJobs } from '@/lib/jobs/run-jobs'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Runs what is due. For a scheduler that knows the secret: this server's own timer, or that of Vercel, which calls by GET. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.runJobs,
    () => runJobs(),
    ({ request }) => requireBearer(request, env().CRON_SECRET),
  ),
)
