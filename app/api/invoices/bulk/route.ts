import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, withUser } from '@/lib/api/server'
import { changeInvoices } from '@/lib/actions/documents/change-documents'
import { bulkSchema } from '@/lib/documents/schema'

export const POST = withUser(async ({ user, request }) =>
  json({ results: await changeInvoices(user.id, await parseJson(request, bulkSchema)) }),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
