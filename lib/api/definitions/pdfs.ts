import { z } from 'zod'
import { previewSchema } from '@/lib/documents/pdf/preview-schema'
import { demoInvoiceSchema } from '@/lib/demo-invoice/schema'
import { define, DOCUMENT_BODY } from '../define'
import { idParam, parameter, textParam } from '../parameters'

const query = z.object({ inline: parameter(z.literal('1'), '1 shows the file instead of downloading it') })
const answers = { 200: { contentType: 'application/pdf' }, 304: null } as const

export const getPdf = define({
  operationId: 'getInvoicePdf',
  method: 'GET',
  path: '/api/invoices/{id}/pdf',
  summary: 'Returns the invoice as a PDF',
  access: 'read',
  params: z.object({ id: idParam('invoice') }),
  query,
  answers,
})

export const getPublicPdf = define({
  operationId: 'getPublicInvoicePdf',
  method: 'GET',
  path: '/api/public/invoice/{token}/pdf',
  summary: 'Returns the PDF of an invoice by its public link',
  access: 'public',
  params: z.object({ token: textParam('invoice') }),
  query,
  answers,
})

export const getReceipt = define({
  operationId: 'getReceiptPdf',
  method: 'GET',
  path: '/api/invoices/{id}/payments/{paymentId}/receipt',
  summary: 'Returns the receipt of a payment as a PDF',
  access: 'read',
  params: z.object({ id: idParam('invoice'), paymentId: idParam('payment') }),
  query,
  answers,
})

export const getPublicReceipt = define({
  operationId: 'getPublicReceiptPdf',
  method: 'GET',
  path: '/api/public/invoice/{token}/receipt',
  summary:
    'Returns the receipt of a paid invoice with all its payments, by its public link. 404 until it is paid',
  access: 'public',
  params: z.object({ token: textParam('invoice') }),
  query,
  answers,
})

export const previewPdf = define({
  operationId: 'previewInvoicePdf',
  method: 'POST',
  path: '/api/invoices/preview-pdf',
  summary: 'Renders the create form’s current content as a PDF. Stores nothing',
  access: 'write',
  query,
  body: previewSchema.meta({ id: 'InvoicePreview' }),
  maxBody: DOCUMENT_BODY,
  answers,
})

export const previewDemoPdf = define({
  operationId: 'previewTriedPdf',
  method: 'POST',
  path: '/api/public/preview-pdf',
  summary: 'Renders the demo invoice of the landing page as a PDF. Stores nothing',
  access: 'public',
  query,
  body: demoInvoiceSchema.meta({ id: 'TriedSheet' }),
  maxBody: 20 * 1024,
  answers,
})
