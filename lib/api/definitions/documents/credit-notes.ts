import { z } from 'zod'
import { creditSchema } from '@/lib/documents/credit-notes/schema'
import { define, DOCUMENT_BODY } from '../../define'
import { idParam } from '../../parameters'
import { creditableResponse } from '@/lib/documents/credit-notes/creditable-response'
import { invoiceResponse } from '@/lib/documents/invoice-response'

const params = z.object({ id: idParam('invoice') })

export const getCreditable = define({
  operationId: 'getCreditable',
  method: 'GET',
  path: '/api/invoices/{id}/credit',
  summary: 'What of an invoice is left to credit: all of it, less every credit note that was not cancelled',
  access: 'read',
  params,
  answers: { 200: creditableResponse },
})

export const creditInvoice = define({
  operationId: 'creditInvoice',
  method: 'POST',
  path: '/api/invoices/{id}/credit',
  summary:
    'Makes the draft of a credit note of an issued invoice: of the quantities chosen, or of all that is left. 409 on a draft or cancelled one, ' +
    '422 for more than what is left',
  access: 'write',
  params,
  body: creditSchema.meta({ id: 'NewCreditNote' }),
  takesRequestId: true,
  maxBody: DOCUMENT_BODY,
  bodyIs: 'optional',
  answers: { 201: invoiceResponse },
})
