import * as api from '@/lib/api/definitions/numbers'
import { toReader } from '@/lib/api/request-locale'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/core/dates'
import { getCsvStyle } from '@/lib/exports/csv'
import { createNumberTable } from '@/lib/exports/number-table'
import { parseSequenceParam } from '@/lib/reports/numbers/sequence-params'
import { csvResponse } from '@/lib/platform/http/download'

/** Seconds, on hosts with a limit. */
export const maxDuration = 300

/** Streams every assigned number. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.exportNumbers, async ({ user, actor, session, request, query }) =>
    csvResponse(
      request,
      createNumberTable(
        actor,
        getCsvStyle(toReader(request.headers, session)),
        parseSequenceParam(query.series),
      ),
      `Invoice-numbers-${todayIn(user.timeZone)}.csv`,
    ),
  ),
)
