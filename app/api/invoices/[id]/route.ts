import { refuseAllBut } from '@/lib/http/methods'
import { json, noContent, parseId, parseJson, parseOptional, withUser } from '@/lib/http/server'
import { deleteInvoice, updateInvoice } from '@/lib/invoices/mutations'
import { getInvoice } from '@/lib/invoices/queries'
import { deleteInvoiceSchema, invoiceUpdateSchema } from '@/lib/invoices/schema'

export const GET = withUser(async ({ user, params }) =>
  json(await getInvoice(user.id, parseId(params.id, 'Invoice'))),
)

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  return json(await updateInvoice(user.id, id, await parseJson(request, invoiceUpdateSchema)))
})

/** Why may come along, and is kept. */
export const DELETE = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const { reason } = await parseOptional(request, deleteInvoiceSchema)
  await deleteInvoice(user.id, id, reason)
  return noContent()
})

export const { POST, PUT } = refuseAllBut('GET', 'PATCH', 'DELETE')
