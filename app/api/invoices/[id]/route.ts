import { refuseAllBut } from '@/lib/api/methods'
import { json, noContent, parseId, parseJson, parseOptional, withUser } from '@/lib/api/server'
import { updateInvoice } from '@/lib/actions/documents/save-document'
import { deleteInvoice } from '@/lib/actions/documents/delete-document'
import { getInvoice } from '@/lib/documents/queries'
import { deleteInvoiceSchema, invoiceUpdateSchema } from '@/lib/documents/schema'

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
