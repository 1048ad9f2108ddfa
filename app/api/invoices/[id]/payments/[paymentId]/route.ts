import { refuseAllBut } from '@/lib/api/methods'
import { json, parseId, withUser } from '@/lib/api/server'
import { removePayment } from '@/lib/actions/payments/record-payment'

export const DELETE = withUser(async ({ user, params }) =>
  json(await removePayment(user.id, parseId(params.id, 'Invoice'), parseId(params.paymentId, 'Payment'))),
)

export const { GET, POST, PUT, PATCH } = refuseAllBut('DELETE')
