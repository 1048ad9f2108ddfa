import { listInvoices as listing } from '@/lib/api/definitions/invoice-lists'
import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/core/dates'
import { listResponse } from '@/lib/api/responses'
import { parseApiFilter } from '@/lib/documents/list/filter'
import { listInvoiceRecords } from '@/lib/documents/list/list-invoice-records'
import { MAX_ROWS } from '@/lib/core/lists/paging'
import { createInvoice } from '@/lib/invoicing/save-invoice'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(listing, async ({ user, actor, request, query }) => {
    const filter = parseApiFilter(query, todayIn(user.timeZone))
    const { invoices, next } = await listInvoiceRecords(actor, filter, Number(query.limit ?? MAX_ROWS))
    return listResponse(request, invoices, next)
  }),
  serve(api.createInvoice, ({ actor, body }) => createInvoice(actor, body)),
)
