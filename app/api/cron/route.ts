import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { notFound, unauthorized } from '@/lib/errors'
import { json, publicRoute } from '@/lib/http/server'
import { runJobs } from '@/lib/jobs'

/** Seconds, where the host limits them. */
export const maxDuration = 300

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Runs what is due. For a scheduler that knows the secret: this server's own timer, or that of Vercel, which calls by GET. */
export const GET = publicRoute(async ({ request }) => {
  const secret = env().CRON_SECRET
  if (!secret) throw notFound('Page')
  const given = request.headers.get('authorization') ?? ''
  if (!timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) throw unauthorized()
  return json(await runJobs())
})
