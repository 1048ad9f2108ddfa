import { todayIn } from '@/lib/kernel/dates'
import { csvStyle } from '@/lib/exports/csv'
import { startExport } from '@/lib/exports/start'
import { zipHeaders } from '@/lib/platform/http/download'
import { refuseAllBut } from '@/lib/api/methods'
import { withLeavingToo } from '@/lib/api/server'
import { site } from '@/lib/kernel/site'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Everything the user has here as one ZIP, sent while it is made. */
export const GET = withLeavingToo(async ({ user, request }) => {
  const headers = zipHeaders(`${site.name}-export-${todayIn(user.timeZone)}.zip`)
  // Whoever asks only for the headers reads no body, and so would never end one.
  return new Response(
    request.method === 'HEAD'
      ? null
      : await startExport(user, csvStyle(request.headers.get('accept-language'))),
    { headers },
  )
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
