import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, parseJson, withUser } from '@/lib/api/server'
import { saveShareMessage } from '@/lib/sharing/links'
import { shareMessageSchema } from '@/lib/documents/schema'

export const POST = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const { message } = await parseJson(request, shareMessageSchema)
  return json(await saveShareMessage(user.id, id, message))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
