import { refuseAllBut } from '@/lib/api/methods'
import { checkInvoice } from '@/lib/check/queries'
import { json, parseId, withUser } from '@/lib/api/server'

export const GET = withUser(async ({ user, params }) =>
  json(await checkInvoice(user.id, parseId(params.id, 'Invoice'))),
)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
