import { refuseAllBut } from '@/lib/http/methods'
import { json, parseId, parseJson, withUser } from '@/lib/http/server'
import { saveShareMessage } from '@/lib/invoices/mutations'
import { shareMessageSchema } from '@/lib/invoices/schema'

export const POST = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const { message } = await parseJson(request, shareMessageSchema)
  return json(await saveShareMessage(user.id, id, message))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
