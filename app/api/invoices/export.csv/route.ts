import * as api from '@/lib/api/definitions/invoice-lists'
import { toReader } from '@/lib/api/request-locale'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/core/dates'
import { getCsvStyle } from '@/lib/exports/csv'
import { createInvoiceTable } from '@/lib/exports/invoice-table'
import { csvResponse } from '@/lib/platform/http/download'
import { parseApiFilter } from '@/lib/documents/list/filter'
import { getKindNamePlural } from '@/lib/i18n/document-nouns'

/** Seconds, on hosts with a limit. */
export const maxDuration = 300

/** Streams the filtered and sorted list. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.exportInvoices, async ({ user, actor, session, request, query }) => {
    const today = todayIn(user.timeZone)
    const filter = parseApiFilter(query, today)
    return csvResponse(
      request,
      createInvoiceTable(actor, filter, getCsvStyle(toReader(request.headers, session))),
      `${getKindNamePlural(filter.kind ?? 'INVOICE').replaceAll(' ', '-')}-${today}.csv`,
    )
  }),
)
