import * as api from '@/lib/api/definitions/payments'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { updatePayment } from '@/lib/invoicing/payments/change-payment'
import { deletePayment } from '@/lib/invoicing/payments/record-payment'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.updatePayment, ({ actor, params: { id, paymentId }, body }) =>
    updatePayment(actor, id, paymentId, body),
  ),
  serve(api.deletePayment, ({ actor, params: { id, paymentId } }) => deletePayment(actor, id, paymentId)),
)
