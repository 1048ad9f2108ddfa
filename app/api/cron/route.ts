import { env } from '@/lib/platform/env'
import { requireBearer } from '@/lib/platform/http/bearer'
import { refuseAllBut } from '@/lib/api/methods'
import { json, publicRoute } from '@/lib/api/server'
import { runJobs } from '@/lib/actions/jobs/run-jobs'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Runs what is due. For a scheduler that knows the secret: this server's own timer, or that of Vercel, which calls by GET. */
export const GET = publicRoute(async ({ request }) => {
  requireBearer(request, env().CRON_SECRET)
  return json(await runJobs())
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
