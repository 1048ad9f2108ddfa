import { refuseAllBut } from '@/lib/http/methods'
import { json, parseId, parseJson, withUser } from '@/lib/http/server'
import { statusSchema } from '@/lib/invoices/schema'
import { setInvoiceStatus, undoInvoiceStatus } from '@/lib/invoices/status-changes'

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const { status, undo } = await parseJson(request, statusSchema)
  return json(await (undo ? undoInvoiceStatus : setInvoiceStatus)(user.id, id, status))
})

export const { GET, POST, PUT, DELETE } = refuseAllBut('PATCH')
