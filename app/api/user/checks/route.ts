import { refuseAllBut } from '@/lib/api/methods'
import { silenceRule } from '@/lib/check/mutations'
import { getSilenced } from '@/lib/check/queries'
import { silenceSchema } from '@/lib/check/schema'
import { json, parseJson, withUser } from '@/lib/api/server'

export const GET = withUser(async ({ user }) => json({ silenced: await getSilenced(user.id) }))

export const PATCH = withUser(async ({ user, request }) =>
  json({ silenced: await silenceRule(user.id, await parseJson(request, silenceSchema)) }),
)

export const { POST, PUT, DELETE } = refuseAllBut('GET', 'PATCH')
