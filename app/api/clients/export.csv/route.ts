import * as api from '@/lib/api/definitions/clients'
import { toReader } from '@/lib/api/request-locale'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { parseClientFilter } from '@/lib/clients/filter'
import { todayIn } from '@/lib/core/dates'
import { createClientTable } from '@/lib/exports/client-table'
import { getCsvStyle } from '@/lib/exports/csv'
import { csvResponse } from '@/lib/platform/http/download'

/** Seconds, on hosts with a limit. */
export const maxDuration = 300

/** Streams the filtered and sorted list. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.exportClients, async ({ user, actor, session, request, query }) =>
    csvResponse(
      request,
      createClientTable(actor, parseClientFilter(query), getCsvStyle(toReader(request.headers, session))),
      `Clients-${todayIn(user.timeZone)}.csv`,
    ),
  ),
)
