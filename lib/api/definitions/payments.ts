import { z } from 'zod'
import { paymentSchema } from '@/lib/documents/payments/schema'
import { define } from '../define'
import { idOf } from '../parameters'
import { invoiceAnswer } from '../schemas/invoices'

export const recordPayment = define({
  operationId: 'recordPayment',
  method: 'POST',
  path: '/api/invoices/{id}/payments',
  summary:
    'Records a payment; the invoice is PAID once nothing is left. 409 unless it is SENT. One requestId is one payment',
  access: 'write',
  params: z.object({ id: idOf('invoice') }),
  body: paymentSchema.meta({ id: 'NewPayment' }),
  answers: { 201: invoiceAnswer },
})

export const removePayment = define({
  operationId: 'removePayment',
  method: 'DELETE',
  path: '/api/invoices/{id}/payments/{paymentId}',
  summary: 'Takes a payment back',
  access: 'write',
  params: z.object({ id: idOf('invoice'), paymentId: idOf('payment') }),
  answers: { 200: invoiceAnswer },
})
