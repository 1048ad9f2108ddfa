import { parseClientFilter } from '@/lib/parties/filter'
import { todayIn } from '@/lib/kernel/dates'
import { clientTable } from '@/lib/exports/client-table'
import { csvStyle } from '@/lib/exports/csv'
import { csvResponse } from '@/lib/platform/http/download'
import { refuseAllBut } from '@/lib/api/methods'
import { withUser } from '@/lib/api/server'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Every client of the list as it is filtered and sorted, sent while it is read. */
export const GET = withUser(async ({ user, request }) => {
  const filter = parseClientFilter(Object.fromEntries(new URL(request.url).searchParams))
  return csvResponse(
    request,
    clientTable(user.id, filter, csvStyle(request.headers.get('accept-language'))),
    `Clients-${todayIn(user.timeZone)}.csv`,
  )
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
