import { z } from 'zod'
import { refundSchema } from '@/lib/documents/client-credit/schema'
import { creditUseSchema } from '@/lib/documents/client-credit/credit-use-schema'
import { paymentChangeSchema, paymentSchema, receiptRequestSchema } from '@/lib/documents/payments/schema'
import { define } from '../define'
import { idParam, keyParameter } from '../parameters'
import { clientCreditResponse } from '@/lib/documents/client-credit/credit-response'
import { invoiceResponse } from '@/lib/documents/invoice-response'
import { paymentResponse } from '@/lib/documents/payments/payment-response'
import { invoiceMailResponse } from '@/lib/mail/outbox/mail-response'

const paymentParams = z.object({ id: idParam('invoice'), paymentId: idParam('payment') })

export const recordPayment = define({
  operationId: 'recordPayment',
  method: 'POST',
  path: '/api/invoices/{id}/payments',
  summary:
    'Records a payment; the invoice becomes PAID once no balance is due. 422 for more than the balance, unless `creditExcess` turns the excess into the client’s credit. 409 unless it is SENT',
  access: 'write',
  params: z.object({ id: idParam('invoice') }),
  body: paymentSchema.meta({ id: 'NewPayment' }),
  takesRequestId: true,
  answers: { 201: invoiceResponse },
})

export const updatePayment = define({
  operationId: 'changePayment',
  method: 'PATCH',
  path: '/api/invoices/{id}/payments/{paymentId}',
  summary:
    'Updates the given fields of a payment, and the status of the invoice with it. `amount` is the total received. 409 for a draft or a cancelled invoice, or if credit from the payment was spent',
  access: 'write',
  params: paymentParams,
  body: paymentChangeSchema.meta({ id: 'PaymentChange' }),
  resource: paymentResponse,
  bodyIs: 'patch',
  answers: { 200: invoiceResponse },
})

export const deletePayment = define({
  operationId: 'removePayment',
  method: 'DELETE',
  path: '/api/invoices/{id}/payments/{paymentId}',
  summary: 'Deletes a payment. 409 if credit from it was spent',
  access: 'write',
  params: paymentParams,
  answers: { 200: invoiceResponse },
})

export const sendReceipt = define({
  operationId: 'sendReceipt',
  method: 'POST',
  path: '/api/invoices/{id}/payments/{paymentId}/receipt',
  summary: 'Sends the client a receipt for a payment, any number of times',
  access: 'write',
  params: paymentParams,
  body: receiptRequestSchema.meta({ id: 'NewReceipt' }),
  takesRequestId: true,
  bodyIs: 'optional',
  answers: { 202: invoiceMailResponse },
})

export const payWithCredit = define({
  operationId: 'useCredit',
  method: 'POST',
  path: '/api/invoices/{id}/payments/credit',
  summary:
    'Pays a sent invoice with its client’s credit in the same currency: a payment of today with the method CREDIT',
  access: 'write',
  params: z.object({ id: idParam('invoice') }),
  body: creditUseSchema.meta({ id: 'CreditUse' }),
  takesRequestId: true,
  answers: { 201: invoiceResponse },
})

export const getClientCredit = define({
  operationId: 'getClientCredit',
  method: 'GET',
  path: '/api/clients/{id}/credit',
  summary:
    'Returns a client’s credit by currency, and its entries, newest first, 20 at a time. The Link header has the URL of the next page',
  access: 'read',
  params: z.object({ id: idParam('client') }),
  query: z.object({ before: keyParameter() }),
  answers: { 200: clientCreditResponse },
})

export const refundCredit = define({
  operationId: 'refundCredit',
  method: 'POST',
  path: '/api/clients/{id}/credit/refunds',
  summary: 'Records a refund of credit to a client',
  access: 'write',
  params: z.object({ id: idParam('client') }),
  body: refundSchema.meta({ id: 'NewRefund' }),
  takesRequestId: true,
  answers: { 201: clientCreditResponse },
})

export const reverseRefund = define({
  operationId: 'removeRefund',
  method: 'DELETE',
  path: '/api/clients/{id}/credit/refunds/{refundId}',
  summary: 'Reverses a refund: the amount is the client’s credit again',
  access: 'write',
  params: z.object({ id: idParam('client'), refundId: idParam('refund') }),
  answers: { 200: clientCreditResponse },
})
