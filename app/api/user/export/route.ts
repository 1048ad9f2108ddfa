import * as api from '@/lib/api/definitions/users'
import { assertSameBusiness } from '@/lib/api/access'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { actorHasPermission } from '@/lib/core/access/permissions'
import { forbidden } from '@/lib/i18n/errors'
import { todayIn } from '@/lib/core/dates'
import { getCsvStyle } from '@/lib/exports/csv'
import { getExportChunk } from '@/lib/exports/chunks'
import type { ExportChunk } from '@/lib/exports/paths'
import { startExport } from '@/lib/exports/start-export'
import { createZipHeaders } from '@/lib/platform/http/download'
import { site } from '@/lib/core/site'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Everything the user has here as one ZIP, or a part of it as one, sent while it is made. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.exportAccount,
    async ({ user, session, request, query }) => {
      const { actor: seat } = session
      const actor = seat && actorHasPermission(seat, 'export') ? seat : null
      if (query.part !== undefined && !actor) throw forbidden('business.role')
      const part =
        actor && query.part !== undefined ? await getExportChunk(actor, { ...query, part: query.part }) : null
      const name = `${site.name}-export-${todayIn(user.timeZone)}${part ? `-part-${part.number}` : ''}.zip`
      const headers = { ...createZipHeaders(name), ...(part && partHeaders(part)) }
      // Whoever asks only for the headers reads no body, and so would never end one.
      return new Response(
        request.method === 'HEAD'
          ? null
          : await startExport(
              { user, actor },
              getCsvStyle(request.headers.get('accept-language'), user.country),
              part,
            ),
        { headers },
      )
    },
    assertSameBusiness,
  ),
)

/** How many PDFs are coming, and where the next part is. */
const partHeaders = ({ invoices, next }: ExportChunk) => ({
  'X-Invoice-Count': String(invoices),
  ...(next && { Link: `<${next}>; rel="next"` }),
})
