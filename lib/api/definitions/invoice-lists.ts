import { z } from 'zod'
import { bulkSchema, type BulkInput } from '@/lib/documents/schema'
import { INVOICE_SORTS } from '@/lib/documents/list/sort'
import { kindParam } from '@/lib/documents/lifecycle/kind-paths'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@/lib/documents/lifecycle/kinds'
import { define } from '../define'
import { parameter, rowId } from '../parameters'
import { bulkAnswer } from '../schemas/common'
import { invoiceSummaryAnswer } from '../schemas/invoices'

/** Read by `parseInvoiceFilter`. */
const filter = {
  kind: parameter(
    z.enum(DOCUMENT_KINDS.map(kindParam)),
    'invoice unless another is named: credit-note, quote or proforma',
  ),
  status: parameter(
    z.enum([...DOCUMENT_STATUSES, 'OVERDUE']),
    'DRAFT, SENT, PAID or CANCELLED, of quotes ACCEPTED or DECLINED; OVERDUE: only what was sent and is past due',
  ),
  q: parameter(
    z.string(),
    "Contained in the number, the total amount, the client's name or company, or a line",
  ),
  clientId: parameter(rowId, 'Of one client'),
  overdue: parameter(z.literal('1'), '1: the same as status=OVERDUE'),
  week: parameter(z.literal('1'), '1: only what was sent and is due within a week from today'),
  since: parameter(z.iso.date(), 'Issued on this day or later'),
  until: parameter(z.iso.date(), 'Issued on this day or earlier'),
  sort: parameter(
    z.enum(INVOICE_SORTS),
    'number, client, issued, due, amount (each currency by itself) or status',
  ),
  dir: parameter(z.enum(['asc', 'desc']), 'asc or desc'),
}

export const listInvoices = define({
  operationId: 'listInvoices',
  method: 'GET',
  path: '/api/invoices',
  summary: 'Invoices, newest first unless sorted, 50 at a time; the Link header names the next page',
  access: 'read',
  query: z.object({ ...filter, before: parameter(z.string(), 'Behind this key: the next page') }),
  answers: { 200: invoiceSummaryAnswer.array() },
})

export const exportInvoices = define({
  operationId: 'exportInvoices',
  method: 'GET',
  path: '/api/invoices/export.csv',
  summary: 'The invoices of a list as a table for a spreadsheet (CSV, UTF-8)',
  access: 'export',
  query: z.object(filter),
  answers: { 200: { contentType: 'text/csv' } },
})

export const changeInvoices = define({
  operationId: 'changeInvoices',
  method: 'POST',
  path: '/api/invoices/bulk',
  summary:
    'Moves or deletes up to 100 invoices, each in its own right; the answer says of each what became of it',
  access: 'write',
  needs: (change: BulkInput) => (change.action === 'delete' || change.to === 'CANCELLED' ? ['remove'] : []),
  body: bulkSchema.meta({ id: 'InvoicesChange' }),
  answers: { 200: bulkAnswer },
})

export const downloadPdfs = define({
  operationId: 'downloadPdfs',
  method: 'GET',
  path: '/api/invoices/pdfs.zip',
  summary: 'The PDFs of up to 100 invoices as a ZIP; 404 unless all of them exist',
  access: 'export',
  query: z.object({ ids: parameter(z.string(), 'Separated by commas') }),
  answers: { 200: { contentType: 'application/zip' } },
})
