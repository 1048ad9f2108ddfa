import { listInvoices as listing } from '@/lib/api/definitions/invoice-lists'
import * as api from '@/lib/api/definitions/invoices'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/kernel/dates'
import { listPage } from '@/lib/api/answers'
import { parseInvoiceFilter } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list'
import { createInvoice } from '@/lib/actions/documents/save-document'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(listing, async ({ user, actor, request, query }) => {
    const { invoices, next } = await listInvoices(actor, parseInvoiceFilter(query, todayIn(user.timeZone)))
    return listPage(request, invoices, next)
  }),
  serve(api.createInvoice, ({ actor, body }) => createInvoice(actor, body)),
)
