import { created, parseId, parseJson, withUser } from '@/lib/http/server'
import { recordPayment } from '@/lib/payments/mutations'
import { paymentSchema } from '@/lib/payments/schema'

export const POST = withUser(async ({ user, params, request }) => {
  const id = parseId(params.id, 'Invoice')
  return created(await recordPayment(user.id, id, await parseJson(request, paymentSchema)))
})
