import * as api from '@/lib/api/definitions/numbers'
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
  serve(api.exportNumbers, async ({ user, actor, request, query }) =>
    csvResponse(
      request,
      createNumberTable(
        actor,
        getCsvStyle(request.headers.get('accept-language'), user.country),
        parseSequenceParam(query.series),
      ),
      `Invoice-numbers-${todayIn(user.timeZone)}.csv`,
    ),
  ),
)
