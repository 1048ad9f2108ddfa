import { todayIn } from '@/lib/dates'
import { startExport } from '@/lib/export/start'
import { zipHeaders } from '@/lib/http/download'
import { withSession } from '@/lib/http/server'
import { site } from '@/lib/site'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Everything the user has here as one ZIP, sent while it is made. */
export const GET = withSession(async ({ user, request }) => {
  const headers = zipHeaders(`${site.name}-export-${todayIn(user.timeZone)}.zip`)
  // Whoever asks only for the headers reads no body, and so would never end one.
  return new Response(request.method === 'HEAD' ? null : await startExport(user), { headers })
})
