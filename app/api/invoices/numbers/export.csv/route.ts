import { todayIn } from '@/lib/kernel/dates'
import { csvStyle } from '@/lib/exports/csv'
import { numberTable } from '@/lib/exports/number-table'
import { csvResponse } from '@/lib/platform/http/download'
import { refuseAllBut } from '@/lib/api/methods'
import { withUser } from '@/lib/api/server'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Every number that was given, sent while it is read. */
export const GET = withUser(async ({ user, request }) =>
  csvResponse(
    request,
    numberTable(user.id, csvStyle(request.headers.get('accept-language'))),
    `Invoice-numbers-${todayIn(user.timeZone)}.csv`,
  ),
)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
