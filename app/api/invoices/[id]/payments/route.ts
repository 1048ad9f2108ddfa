import { refuseAllBut } from '@/lib/api/methods'
import { created, parseId, parseJson, withUser } from '@/lib/api/server'
import { recordPayment } from '@/lib/actions/payments/record-payment'
import { paymentSchema } from '@/lib/documents/payments/schema'

export const POST = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const payment = await parseJson(request, paymentSchema)
  const invoice = await recordPayment(user.id, id, payment)
  return created(invoice)
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
