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
    'Records a payment; the invoice is PAID once nothing is left. More than the balance is refused, unless creditExcess makes the rest ' +
    'the client’s credit. 409 unless it is SENT',
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
    'Changes the fields of a payment that are sent; the status follows. The amount is all that came in. 409 on a draft or cancelled invoice, and where its credit was spent',
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
  summary: 'Takes a payment back. 409 where credit of it was spent',
  access: 'write',
  params: paymentParams,
  answers: { 200: invoiceResponse },
})

export const sendReceipt = define({
  operationId: 'sendReceipt',
  method: 'POST',
  path: '/api/invoices/{id}/payments/{paymentId}/receipt',
  summary: 'Sends the client a receipt for a payment, as often as it is asked for',
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
    'Pays a sent invoice with what its client has to their credit in its currency: a payment of today, by CREDIT',
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
    'What a client has to their credit, by currency, and what made it, newest first, 20 at a time; the Link header names the next page',
  access: 'read',
  params: z.object({ id: idParam('client') }),
  query: z.object({ before: keyParameter() }),
  answers: { 200: clientCreditResponse },
})

export const refundCredit = define({
  operationId: 'refundCredit',
  method: 'POST',
  path: '/api/clients/{id}/credit/refunds',
  summary: 'Records that credit was paid back to a client',
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
  summary: 'Takes a refund back: the credit is the client’s again',
  access: 'write',
  params: z.object({ id: idParam('client'), refundId: idParam('refund') }),
  answers: { 200: clientCreditResponse },
})
