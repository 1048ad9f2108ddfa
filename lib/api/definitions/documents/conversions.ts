import { z } from 'zod'
import { convertSchema } from '@/lib/documents/quote-billing/convert-schema'
import { define, DOCUMENT_BODY } from '../../define'
import { idParam } from '../../parameters'
import { invoiceResponse } from '@/lib/documents/invoice-response'
import { conversionResponse } from '@/lib/documents/quote-billing/conversion-response'
import { relatedResponse } from '@/lib/documents/quote-billing/related-response'

const params = z.object({ id: idParam('invoice') })

export const getConversion = define({
  operationId: 'getConversion',
  method: 'GET',
  path: '/api/invoices/{id}/convert',
  summary:
    'What can be made of a quote or a pro forma invoice: what of it was billed, and what of each line is left. 409 where nothing can',
  access: 'write',
  params,
  answers: { 200: conversionResponse },
})

export const convertDocument = define({
  operationId: 'convertDocument',
  method: 'POST',
  path: '/api/invoices/{id}/convert',
  summary:
    'Makes a draft invoice of a quote that was sent or accepted, or of a pro forma invoice: of all of it (INVOICE), of chosen lines (PARTIAL), ' +
    'of a percentage or an amount ahead (DEPOSIT), or of all less what was billed before (FINAL). 409 where it was converted before, unless ' +
    'again; 422 for more than is left',
  access: 'write',
  params,
  body: convertSchema.meta({ id: 'Conversion' }),
  takesRequestId: true,
  maxBody: DOCUMENT_BODY,
  answers: { 201: invoiceResponse },
})

export const getRelated = define({
  operationId: 'getRelatedDocuments',
  method: 'GET',
  path: '/api/invoices/{id}/related',
  summary:
    'What a document was made from, what else was made from that, and what was made from it: 50 at most, none for one that stands by itself',
  access: 'read',
  params,
  answers: { 200: relatedResponse },
})
