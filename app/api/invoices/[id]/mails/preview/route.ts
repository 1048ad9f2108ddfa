import { refuseAllBut } from '@/lib/http/methods'
import { json, parseId, parseJson, withUser } from '@/lib/http/server'
import { previewLetter } from '@/lib/outbox/preview'
import { mailPreviewSchema } from '@/lib/outbox/schema'

/** The mail as the client will see it. */
export const POST = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const { message } = await parseJson(request, mailPreviewSchema)
  return json(await previewLetter(user.id, id, message, user.timeZone))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
