import { todayIn } from '@/lib/kernel/dates'
import { invoiceTable } from '@/lib/exports/invoice-table'
import { csvStyle } from '@/lib/exports/csv'
import { csvResponse } from '@/lib/platform/http/download'
import { refuseAllBut } from '@/lib/api/methods'
import { withUser } from '@/lib/api/server'
import { parseInvoiceFilter } from '@/lib/documents/list/filter'

/** Seconds, where the host limits them. */
export const maxDuration = 300

/** Every invoice of the list as it is filtered and sorted, sent while it is read. */
export const GET = withUser(async ({ user, request }) => {
  const today = todayIn(user.timeZone)
  const filter = parseInvoiceFilter(Object.fromEntries(new URL(request.url).searchParams), today)
  return csvResponse(
    request,
    invoiceTable(user.id, filter, csvStyle(request.headers.get('accept-language'))),
    `Invoices-${today}.csv`,
  )
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
