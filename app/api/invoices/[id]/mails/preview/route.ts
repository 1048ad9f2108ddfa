import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, parseJson, withUser } from '@/lib/api/server'
import { previewLetter } from '@/lib/actions/mail/preview'
import { mailPreviewSchema } from '@/lib/delivery/schema'

/** The mail as the client will see it. */
export const POST = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const { message } = await parseJson(request, mailPreviewSchema)
  return json(await previewLetter(user.id, id, message, user.timeZone))
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
