import { z } from 'zod'
import { bulkSchema, type BulkInput } from '@/lib/documents/schema'
import { INVOICE_ORDERS, INVOICE_SORTS } from '@/lib/documents/list/filter'
import { toKindParam } from '@/lib/documents/lifecycle/routes'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@/lib/documents/lifecycle/kinds'
import { define } from '../define'
import { MAX_ROWS } from '@/lib/core/lists/paging'
import {
  choiceParameter,
  dayParameter,
  idParameter,
  limitParameter,
  parameter,
  createPageKeyCheck,
  sortedKeyParameter,
} from '../parameters'
import { bulkResponse } from '@/lib/api/response-schemas'
import { invoiceRecordResponse } from '@/lib/documents/invoice-response'

/** Parsed by `parseApiFilter`. */
const filter = {
  kind: choiceParameter(DOCUMENT_KINDS.map(toKindParam), 'invoice (default), credit-note, quote or proforma'),
  status: choiceParameter(
    [...DOCUMENT_STATUSES, 'OVERDUE'],
    'DRAFT, SENT, PAID or CANCELLED; for quotes also ACCEPTED or DECLINED. OVERDUE: sent and past due',
  ),
  q: parameter(
    z.string(),
    "Contained in the number, the total amount, the client's name or company, or a line",
  ),
  search: parameter(z.string(), 'Same as q'),
  clientId: idParameter('Only invoices of this client'),
  overdue: choiceParameter(['1', '0'], '1: same as status=OVERDUE'),
  week: choiceParameter(['1', '0'], '1: sent and due within a week from today'),
  since: dayParameter('Issued on this day or later'),
  until: dayParameter('Issued on this day or earlier'),
  sort: choiceParameter(
    INVOICE_SORTS,
    'number, client, issued, due, amount (grouped by currency) or status; newest first by default',
  ),
  dir: choiceParameter(['asc', 'desc'], 'asc or desc'),
}

export const listInvoices = define({
  operationId: 'listInvoices',
  method: 'GET',
  path: '/api/invoices',
  summary:
    'Lists invoices, newest first unless sorted otherwise: all of them, up to 1,000 rows or 4 MB. The Link header has the URL of the next page, if any',
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
  summary: 'Exports a list of invoices as CSV (UTF-8)',
  access: 'export',
  query: z.object(filter),
  answers: { 200: { contentType: 'text/csv' } },
})

export const bulkUpdateInvoices = define({
  operationId: 'changeInvoices',
  method: 'POST',
  path: '/api/invoices/bulk',
  summary:
    'Changes the status of up to 100 invoices, or deletes them, each on its own. The response has one result for each',
  access: 'write',
  needs: (change: BulkInput) => (change.action === 'delete' || change.to === 'CANCELLED' ? ['remove'] : []),
  body: bulkSchema.meta({ id: 'InvoicesChange' }),
  answers: { 200: bulkResponse },
})

export const downloadPdfs = define({
  operationId: 'downloadPdfs',
  method: 'GET',
  path: '/api/invoices/pdfs.zip',
  summary: 'Exports the PDFs of up to 100 invoices as a ZIP. 404 unless all of them exist',
  access: 'export',
  query: z.object({ ids: parameter(z.string(), 'Ids, separated by commas') }),
  answers: { 200: { contentType: 'application/zip' } },
})
