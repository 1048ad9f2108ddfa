import * as api from '@/lib/api/definitions/users'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/kernel/dates'
import { csvStyle } from '@/lib/exports/csv'
import { startExport } from '@/lib/exports/start'
import { zipHeaders } from '@/lib/platform/http/download'
import { site } from '@/lib/kernel/site'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Everything the user has here as one ZIP, sent while it is made. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.exportAccount, async ({ user, request }) => {
    const headers = zipHeaders(`${site.name}-export-${todayIn(user.timeZone)}.zip`)
    // Whoever asks only for the headers reads no body, and so would never end one.
    return new Response(
      request.method === 'HEAD'
        ? null
        : await startExport(user, csvStyle(request.headers.get('accept-language'))),
      { headers },
    )
  }),
)
