import * as api from '@/lib/api/definitions/clients'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { parseClientFilter } from '@/lib/clients/filter'
import { todayIn } from '@/lib/core/dates'
import { createClientTable } from '@/lib/exports/client-table'
import { getCsvStyle } from '@/lib/exports/csv'
import { csvResponse } from '@/lib/platform/http/download'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Every client of the list as it is filtered and sorted, sent while it is read. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.exportClients, async ({ user, actor, request, query }) =>
    csvResponse(
      request,
      createClientTable(
        actor,
        parseClientFilter(query),
        getCsvStyle(request.headers.get('accept-language'), user.country),
      ),
      `Clients-${todayIn(user.timeZone)}.csv`,
    ),
  ),
)
