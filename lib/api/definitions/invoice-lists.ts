import { z } from 'zod'
import { bulkSchema, type BulkInput } from '@/lib/documents/schema'
import { INVOICE_ORDERS, INVOICE_SORTS } from '@/lib/documents/list/sort'
import { toKindParam } from '@/lib/documents/lifecycle/routes'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@/lib/documents/lifecycle/kinds'
import { define } from '../define'
import { MAX_ROWS } from '@/lib/core/lists/sized-rows'
import {
  choiceParameter,
  dayParameter,
  idParameter,
  limitParameter,
  parameter,
  createPageKeyCheck,
  sortedKeyParameter,
} from '../parameters'
import { bulkAnswer } from '../schemas/common'
import { invoiceRecordResponse } from '@/lib/documents/invoice-response'

/** Parsed by `parseApiFilter`. */
const filter = {
  kind: choiceParameter(
    DOCUMENT_KINDS.map(toKindParam),
    'invoice unless another is named: credit-note, quote or proforma',
  ),
  status: choiceParameter(
    [...DOCUMENT_STATUSES, 'OVERDUE'],
    'DRAFT, SENT, PAID or CANCELLED, of quotes ACCEPTED or DECLINED; OVERDUE: only what was sent and is past due',
  ),
  q: parameter(
    z.string(),
    "Contained in the number, the total amount, the client's name or company, or a line",
  ),
  search: parameter(z.string(), 'The same as q'),
  clientId: idParameter('Only invoices of this client'),
  overdue: choiceParameter(['1', '0'], '1: the same as status=OVERDUE'),
  week: choiceParameter(['1', '0'], '1: only what was sent and is due within a week from today'),
  since: dayParameter('Issued on this day or later'),
  until: dayParameter('Issued on this day or earlier'),
  sort: choiceParameter(
    INVOICE_SORTS,
    'number, client, issued, due, amount (grouped by currency) or status; newest first if missing',
  ),
  dir: choiceParameter(['asc', 'desc'], 'asc or desc'),
}

export const listInvoices = define({
  operationId: 'listInvoices',
  method: 'GET',
  path: '/api/invoices',
  summary:
    'Invoices, newest first unless sorted: everything, up to 1,000 rows or 4 MB. Where there are more, the Link header names the next page',
  access: 'read',
  query: z
    .object({ ...filter, limit: limitParameter(MAX_ROWS), before: sortedKeyParameter() })
    .superRefine(createPageKeyCheck(INVOICE_ORDERS)),
  answers: { 200: invoiceRecordResponse.array() },
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

export const bulkUpdateInvoices = define({
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
