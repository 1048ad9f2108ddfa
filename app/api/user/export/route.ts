import * as api from '@/lib/api/definitions/users'
import { assertSameBusiness } from '@/lib/api/access'
import { toReader } from '@/lib/api/request-locale'
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

/** Seconds, on hosts with a limit. */
export const maxDuration = 300

/** Streams the user's data as a ZIP, or one part of it. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(
    api.exportAccount,
    async ({ user, session, request, query }) => {
      const { actor: member } = session
      const actor = member && actorHasPermission(member, 'export') ? member : null
      if (query.part !== undefined && !actor) throw forbidden('business.role')
      const part =
        actor && query.part !== undefined ? await getExportChunk(actor, { ...query, part: query.part }) : null
      const name = `${site.name}-export-${todayIn(user.timeZone)}${part ? `-part-${part.number}` : ''}.zip`
      const headers = { ...createZipHeaders(name), ...(part && partHeaders(part)) }
      // A HEAD request reads no body, so an export started for it would never end.
      return new Response(
        request.method === 'HEAD'
          ? null
          : await startExport({ user, actor }, getCsvStyle(toReader(request.headers, session)), part),
        { headers },
      )
    },
    assertSameBusiness,
  ),
)

/** Headers with the number of PDFs in a part, and the next part. */
const partHeaders = ({ invoices, next }: ExportChunk) => ({
  'X-Invoice-Count': String(invoices),
  ...(next && { Link: `<${next}>; rel="next"` }),
})
