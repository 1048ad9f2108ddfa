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
  summary:
    'Returns the amounts of an invoice that can still be credited: its total less all credit notes that aren’t cancelled',
  access: 'read',
  params,
  answers: { 200: creditableResponse },
})

export const creditInvoice = define({
  operationId: 'creditInvoice',
  method: 'POST',
  path: '/api/invoices/{id}/credit',
  summary:
    'Creates a draft credit note for an issued invoice: for the given quantities, or for all that is left. 409 for a draft or a cancelled invoice, 422 for more than is left',
  access: 'write',
  params,
  body: creditSchema.meta({ id: 'NewCreditNote' }),
  takesRequestId: true,
  maxBody: DOCUMENT_BODY,
  bodyIs: 'optional',
  answers: { 201: invoiceResponse },
})
