import { json, noContent, parseId, parseJson, withUser } from '@/lib/http/server'
import { deleteInvoice, updateInvoice } from '@/lib/invoices/mutations'
import { getInvoice } from '@/lib/invoices/queries'
import { invoiceUpdateSchema } from '@/lib/invoices/schema'

export const GET = withUser(async ({ user, params }) =>
  json(await getInvoice(user.id, parseId(params.id, 'Invoice'))),
)

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  return json(await updateInvoice(user.id, id, await parseJson(request, invoiceUpdateSchema)))
})

export const DELETE = withUser(async ({ user, params }) => {
  await deleteInvoice(user.id, parseId(params.id, 'Invoice'))
  return noContent()
})
