import { refuseAllBut } from '@/lib/http/methods'
import { created, parseId, parseJson, withUser } from '@/lib/http/server'
import { recordPayment } from '@/lib/payments/mutations'
import { paymentSchema } from '@/lib/payments/schema'

export const POST = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  const payment = await parseJson(request, paymentSchema)
  const invoice = await recordPayment(user.id, id, payment)
  return created(invoice)
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
