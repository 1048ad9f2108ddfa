import * as api from '@/lib/api/definitions/users'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/kernel/dates'
import { csvStyle } from '@/lib/exports/csv'
import { findPart } from '@/lib/exports/parts'
import type { Part } from '@/lib/exports/paths'
import { startExport } from '@/lib/exports/start'
import { zipHeaders } from '@/lib/platform/http/download'
import { site } from '@/lib/kernel/site'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Everything the user has here as one ZIP, or a part of it as one, sent while it is made. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.exportAccount, async ({ user, request, query }) => {
    const part = query.part === undefined ? null : await findPart(user.id, { ...query, part: query.part })
    const name = `${site.name}-export-${todayIn(user.timeZone)}${part ? `-part-${part.number}` : ''}.zip`
    const headers = { ...zipHeaders(name), ...(part && partHeaders(part)) }
    // Whoever asks only for the headers reads no body, and so would never end one.
    return new Response(
      request.method === 'HEAD'
        ? null
        : await startExport(user, csvStyle(request.headers.get('accept-language')), part),
      { headers },
    )
  }),
)

/** How many PDFs are coming, and where the next part is. */
const partHeaders = ({ invoices, next }: Part) => ({
  'X-Invoice-Count': String(invoices),
  ...(next && { Link: `<${next}>; rel="next"` }),
})
