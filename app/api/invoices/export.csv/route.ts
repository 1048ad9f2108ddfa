import { todayIn } from '@/lib/dates'
import { invoiceTable } from '@/lib/export/invoice-table'
import { csvStyle } from '@/lib/export/csv'
import { csvResponse } from '@/lib/http/download'
import { refuseAllBut } from '@/lib/http/methods'
import { withUser } from '@/lib/http/server'
import { parseInvoiceFilter } from '@/lib/invoices/filter'

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
