import * as api from '@/lib/api/definitions/payments'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { reverseRefund } from '@/lib/invoicing/payments/refund-credit'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.reverseRefund, ({ actor, params: { id, refundId } }) => reverseRefund(actor, id, refundId)),
)
