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
  summary: 'Saves a new draft; 409 when its number is taken, in whatever case, or was issued before',
  access: 'write',
  body: invoiceSchema.meta({ id: 'NewInvoice' }),
  maxBody: DOCUMENT_BODY,
  answers: { 201: invoiceResponse },
})

export const getInvoice = define({
  operationId: 'getInvoice',
  method: 'GET',
  path: '/api/invoices/{id}',
  summary: 'One invoice',
  access: 'read',
  params,
  answers: { 200: invoiceResponse },
})

export const updateInvoice = define({
  operationId: 'updateInvoice',
  method: 'PATCH',
  path: '/api/invoices/{id}',
  summary: 'Saves the whole form over a draft; 409 on any other status or version',
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
    'Deletes an invoice and its link. The number of one that was issued is never given again, and stays with what it said and why it was deleted in /api/invoices/numbers',
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
  summary: 'Writes a new draft like this invoice: the next number, today’s date, the same terms and lines',
  access: 'write',
  params,
  answers: { 201: invoiceResponse },
})

export const setStatus = define({
  operationId: 'setInvoiceStatus',
  method: 'PATCH',
  path: '/api/invoices/{id}/status',
  summary:
    'Moves an invoice to any status, or takes its last move back (undo); 409 when there was another one since',
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
    'What to look at before a draft is sent, gravest first: what BLOCKs it, what to WARN of, and HINTs. Nothing for what was issued',
  access: 'read',
  params,
  answers: { 200: findingResponse.array() },
})
