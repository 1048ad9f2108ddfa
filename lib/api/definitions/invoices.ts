import { z } from 'zod'
import { deleteInvoiceSchema, invoiceSchema, invoiceUpdateSchema, statusSchema } from '@/lib/documents/schema'
import { define, DOCUMENT_BODY } from '../define'
import { idParam } from '../parameters'
import { invoiceResponse } from '@/lib/documents/invoice-response'
import { findingResponse } from '@/lib/presend-check/finding-response'

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
  summary: 'Replaces the whole content of a draft. 409 for any other status, or another version',
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
