import { todayIn } from '@/lib/kernel/dates'
import { refuseAllBut } from '@/lib/api/methods'
import { created, json, nextPageHeader, parseJson, withUser } from '@/lib/api/server'
import { parseInvoiceFilter } from '@/lib/documents/list/filter'
import { createInvoice } from '@/lib/actions/documents/save-document'
import { listInvoices } from '@/lib/documents/list/list'
import { invoiceSchema } from '@/lib/documents/schema'

/** 50 at a time, newest first unless sorted; the Link header names the next page. */
export const GET = withUser(async ({ user, request }) => {
  const url = new URL(request.url)
  const filter = parseInvoiceFilter(Object.fromEntries(url.searchParams), todayIn(user.timeZone))
  const { invoices, next } = await listInvoices(user.id, filter)
  return json(invoices, 200, nextPageHeader(url, next))
})

export const POST = withUser(async ({ user, request }) =>
  created(await createInvoice(user.id, await parseJson(request, invoiceSchema))),
)

export const { PUT, PATCH, DELETE } = refuseAllBut('GET', 'POST')
