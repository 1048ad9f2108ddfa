import { todayIn } from '@/lib/dates'
import { startExport } from '@/lib/export/start'
import { disposition } from '@/lib/http/download'
import { withSession } from '@/lib/http/server'
import { site } from '@/lib/site'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Everything the user has here as one ZIP, sent while it is made. */
export const GET = withSession(async ({ user, request }) => {
  const name = `${site.name}-export-${todayIn(user.timeZone)}.zip`
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': disposition('attachment', name),
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  }
  // Whoever asks only for the headers reads no body, and so would never end one.
  return new Response(request.method === 'HEAD' ? null : await startExport(user), { headers })
})
