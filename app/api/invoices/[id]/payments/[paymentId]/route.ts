import { refuseAllBut } from '@/lib/http/methods'
import { json, parseId, withUser } from '@/lib/http/server'
import { removePayment } from '@/lib/payments/mutations'

export const DELETE = withUser(async ({ user, params }) =>
  json(await removePayment(user.id, parseId(params.id, 'Invoice'), parseId(params.paymentId, 'Payment'))),
)

export const { GET, POST, PUT, PATCH } = refuseAllBut('DELETE')
