import * as api from '@/lib/api/definitions/payments'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.recordPayment, ({ actor, params, body }) => recordPayment(actor, params.id, body)),
)
