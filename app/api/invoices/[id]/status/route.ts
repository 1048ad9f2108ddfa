import { json, parseId, parseJson, withUser } from '@/lib/http/server'
import { setInvoiceStatus } from '@/lib/invoices/mutations'
import { statusSchema } from '@/lib/invoices/schema'

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const { status } = await parseJson(request, statusSchema)
  return json(await setInvoiceStatus(user.id, id, status))
})
