import * as api from '@/lib/api/definitions/payments'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { payWithCredit } from '@/lib/invoicing/payments/pay-with-credit'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.payWithCredit, ({ actor, params, body }) => payWithCredit(actor, params.id, body)),
)
