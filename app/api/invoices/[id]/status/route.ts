import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, parseJson, withUser } from '@/lib/api/server'
import { statusSchema } from '@/lib/documents/schema'
import { setInvoiceStatus, undoInvoiceStatus } from '@/lib/documents/status-changes'

export const PATCH = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const { status, undo } = await parseJson(request, statusSchema)
  return json(await (undo ? undoInvoiceStatus : setInvoiceStatus)(user.id, id, status))
})

export const { GET, POST, PUT, DELETE } = refuseAllBut('PATCH')
