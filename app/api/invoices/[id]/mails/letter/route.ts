import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, withUser } from '@/lib/api/server'
import { startingLetter } from '@/lib/actions/mail/starting-letter'
import { letterSchema } from '@/lib/delivery/schema'

/** What the send dialog starts with; reading it makes no link. */
export const GET = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const letter = letterSchema.parse(new URL(request.url).searchParams.get('letter'))
  return json(await startingLetter(user.id, id, letter))
})

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
