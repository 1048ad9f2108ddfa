import { refuseAllBut } from '@/lib/http/methods'
import { json, parseId, withUser } from '@/lib/http/server'
import { getNumber } from '@/lib/numbers/queries'

export const GET = withUser(async ({ user, params }) =>
  json(await getNumber(user.id, parseId(params.id, 'Number'))),
)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
