import { todayIn } from '@/lib/dates'
import { csvStyle } from '@/lib/export/csv'
import { startExport } from '@/lib/export/start'
import { zipHeaders } from '@/lib/http/download'
import { refuseAllBut } from '@/lib/http/methods'
import { withLeavingToo } from '@/lib/http/server'
import { site } from '@/lib/site'

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
