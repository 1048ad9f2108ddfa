import { refuseAllBut } from '@/lib/http/methods'
import { checkInvoice } from '@/lib/check/queries'
import { json, parseId, withUser } from '@/lib/http/server'

export const GET = withUser(async ({ user, params }) =>
  json(await checkInvoice(user.id, parseId(params.id, 'Invoice'))),
)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
