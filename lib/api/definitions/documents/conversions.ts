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
    'Returns the documents that a quote or a pro forma invoice can be converted to, the amounts billed so far and the quantities left of each line. 409 if it can’t be converted',
  access: 'write',
  params,
  answers: { 200: conversionResponse },
})

export const convertDocument = define({
  operationId: 'convertDocument',
  method: 'POST',
  path: '/api/invoices/{id}/convert',
  summary:
    'Creates a draft invoice from a sent or accepted quote, or from a pro forma invoice: the whole (INVOICE), chosen lines (PARTIAL), a percentage or an amount in advance (DEPOSIT), or the total less what was billed before (FINAL). 409 if it was converted before, unless `again` is set; 422 for more than is left',
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
    'Lists the documents related to a document: its source, others from the same source and those created from it, 50 at most. Empty if there are none',
  access: 'read',
  params,
  answers: { 200: relatedResponse },
})
