import { z } from 'zod'
import { deleteInvoiceSchema, invoiceSchema, invoiceUpdateSchema, statusSchema } from '@/lib/documents/schema'
import { define, DOCUMENT_BODY } from '@/lib/api/define'
import { idParam } from '@/lib/api/parameters'
import { invoiceResponse } from '@/lib/documents/invoice-response'
import { findingResponse } from '@/lib/presend-check/finding-response'
import { convertSchema } from '@/lib/documents/quote-billing/convert-schema'
import { conversionResponse } from '@/lib/documents/quote-billing/conversion-response'
import { relatedResponse } from '@/lib/documents/quote-billing/related-response'
import { creditSchema } from '@/lib/documents/credit-notes/schema'
import { creditableResponse } from '@/lib/documents/credit-notes/creditable-response'

const params = z.object({ id: idParam('invoice') })

export const createInvoice = define({
  operationId: 'createInvoice',
  method: 'POST',
  path: '/api/invoices',
  summary: 'Creates a draft. 409 if its number is taken, ignoring case, or was issued before',
  access: 'write',
  body: invoiceSchema.meta({ id: 'NewInvoice' }),
  maxBody: DOCUMENT_BODY,
  answers: { 201: invoiceResponse },
})

export const getInvoice = define({
  operationId: 'getInvoice',
  method: 'GET',
  path: '/api/invoices/{id}',
  summary: 'Returns an invoice',
  access: 'read',
  params,
  answers: { 200: invoiceResponse },
})

export const updateInvoice = define({
  operationId: 'updateInvoice',
  method: 'PATCH',
  path: '/api/invoices/{id}',
  summary:
    'Replaces the content of a draft. A tax that isn’t mentioned stays, and so do its parts while `taxRate` does. 409 for any other status, or another version',
  access: 'write',
  params,
  body: invoiceUpdateSchema.meta({ id: 'InvoiceUpdate' }),
  resource: invoiceResponse,
  maxBody: DOCUMENT_BODY,
  answers: { 200: invoiceResponse },
})

export const deleteInvoice = define({
  operationId: 'deleteInvoice',
  method: 'DELETE',
  path: '/api/invoices/{id}',
  summary:
    'Deletes an invoice and its link. The number of an issued invoice is never reused; /api/invoices/numbers keeps it with the invoice’s content and the reason for the deletion',
  access: 'remove',
  params,
  body: deleteInvoiceSchema.meta({ id: 'InvoiceDeletion' }),
  bodyIs: 'optional',
  answers: { 204: null },
})

export const duplicateInvoice = define({
  operationId: 'duplicateInvoice',
  method: 'POST',
  path: '/api/invoices/{id}/duplicate',
  summary: 'Creates a draft with the same terms and lines, the next number and today’s date',
  access: 'write',
  params,
  answers: { 201: invoiceResponse },
})

export const setStatus = define({
  operationId: 'setInvoiceStatus',
  method: 'PATCH',
  path: '/api/invoices/{id}/status',
  summary: 'Sets the status of an invoice, or undoes its last status change. 409 if the status changed since',
  access: 'write',
  params,
  needs: ({ status }: z.output<typeof statusSchema>) => (status === 'CANCELLED' ? ['remove'] : []),
  body: statusSchema.meta({ id: 'StatusChange' }),
  answers: { 200: invoiceResponse },
})

export const checkInvoice = define({
  operationId: 'checkInvoice',
  method: 'GET',
  path: '/api/invoices/{id}/check',
  summary:
    'Lists the findings of the pre-send check of a draft, most severe first: BLOCK, WARN and HINT. Empty for an issued invoice',
  access: 'read',
  params,
  answers: { 200: findingResponse.array() },
})

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
