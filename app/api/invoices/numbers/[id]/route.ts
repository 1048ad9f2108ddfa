import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, withUser } from '@/lib/api/server'
import { getNumber } from '@/lib/reports/numbers/queries'

export const GET = withUser(async ({ user, params }) =>
  json(await getNumber(user.id, parseId(params.id, 'Number'))),
)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
