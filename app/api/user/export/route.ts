import * as api from '@/lib/api/definitions/users'
import { refuseOtherBusiness } from '@/lib/api/access'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { actorMay } from '@/lib/kernel/access/permissions'
import { forbidden } from '@/lib/words/errors'
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
  serve(
    api.exportAccount,
    async ({ user, session, request, query }) => {
      const { actor: seat } = session
      const actor = seat && actorMay(seat, 'export') ? seat : null
      if (query.part !== undefined && !actor) throw forbidden('business.role')
      const part =
        actor && query.part !== undefined ? await findPart(actor, { ...query, part: query.part }) : null
      const name = `${site.name}-export-${todayIn(user.timeZone)}${part ? `-part-${part.number}` : ''}.zip`
      const headers = { ...zipHeaders(name), ...(part && partHeaders(part)) }
      // Whoever asks only for the headers reads no body, and so would never end one.
      return new Response(
        request.method === 'HEAD'
          ? null
          : await startExport(
              { user, actor },
              csvStyle(request.headers.get('accept-language'), user.country),
              part,
            ),
        { headers },
      )
    },
    refuseOtherBusiness,
  ),
)

/** How many PDFs are coming, and where the next part is. */
const partHeaders = ({ invoices, next }: Part) => ({
  'X-Invoice-Count': String(invoices),
  ...(next && { Link: `<${next}>; rel="next"` }),
})
