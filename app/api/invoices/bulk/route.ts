import { refuseAllBut } from '@/lib/http/methods'
import { json, parseJson, withUser } from '@/lib/http/server'
import { changeInvoices } from '@/lib/invoices/bulk'
import { bulkSchema } from '@/lib/invoices/schema'

export const POST = withUser(async ({ user, request }) =>
  json({ results: await changeInvoices(user.id, await parseJson(request, bulkSchema)) }),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
