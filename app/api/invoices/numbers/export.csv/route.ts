import { todayIn } from '@/lib/dates'
import { csvStyle } from '@/lib/export/csv'
import { numberTable } from '@/lib/export/number-table'
import { csvResponse } from '@/lib/http/download'
import { refuseAllBut } from '@/lib/http/methods'
import { withUser } from '@/lib/http/server'

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
