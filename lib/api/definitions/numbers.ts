import { z } from 'zod'
import { numberSeriesSchema } from '@/lib/business/numbering/schema'
import { NUMBERED_KINDS } from '@/lib/business/numbering/numbered-kinds'
import { define } from '@/lib/api/define'
import { DOCUMENT_KINDS } from '@/lib/documents/lifecycle/kinds'
import { toKindParam } from '@/lib/documents/lifecycle/routes'
import { isNumberKey, parseSequenceParam } from '@/lib/reports/numbers/sequence-params'
import {
  idParam,
  keyParameter,
  nameParam,
  INVALID_PAGE_KEY,
  parameter,
  rowId,
  sortedKeyParameter,
} from '@/lib/api/parameters'
import {
  assignedNumberResponse,
  numberWithContentResponse,
  sequenceReportResponse,
} from '@/lib/reports/numbers/number-response'
import { numberSequenceResponse } from '@/lib/business/numbering/sequence-response'
import { text } from '@/lib/core/response-fields'

const nextNumberResponse = z.strictObject({ number: text }).meta({ id: 'NextNumber' })

const series = parameter(
  z.string(),
  'Only the numbers of this series (named as in `listNumberReport`), highest first; `-` for numbers outside of any series',
)

export const listNumbers = define({
  operationId: 'listNumbers',
  method: 'GET',
  path: '/api/invoices/numbers',
  summary:
    'Lists all assigned numbers, newest first, 50 at a time, each with its status and the gap right below it. The Link header has the URL of the next page',
  access: 'read',
  query: z.object({ before: sortedKeyParameter(), series }).superRefine(({ before, series }, context) => {
    if (before && !isNumberKey(before, parseSequenceParam(series)))
      context.addIssue({ code: 'custom', path: ['before'], message: INVALID_PAGE_KEY })
  }),
  answers: { 200: assignedNumberResponse.array() },
})

export const listSequenceReports = define({
  operationId: 'listNumberReport',
  method: 'GET',
  path: '/api/invoices/numbers/series',
  summary:
    'Lists all series of numbers, by year or month where they restart, with their totals and explained or unexplained gaps, 12 at a time. The Link header has the URL of the next page',
  access: 'read',
  query: z.object({ before: keyParameter() }),
  answers: { 200: sequenceReportResponse.array() },
})

export const getNumberPdf = define({
  operationId: 'getNumberPdf',
  method: 'GET',
  path: '/api/invoices/numbers/report.pdf',
  summary:
    'Exports all numbers of a series in order, with their status and the reasons for gaps, as a PDF; an overview of all series if none is given. 422 for a series of more than 5,000 numbers',
  access: 'export',
  query: z.object({ series }),
  answers: { 200: { contentType: 'application/pdf' }, 304: null },
})

export const getNumber = define({
  operationId: 'getNumber',
  method: 'GET',
  path: '/api/invoices/numbers/{id}',
  summary: 'Returns an assigned number, with the content of its invoice if that was issued and deleted',
  access: 'read',
  params: z.object({ id: idParam('number') }),
  answers: { 200: numberWithContentResponse },
})

export const getNextNumber = define({
  operationId: 'getNextNumber',
  method: 'GET',
  path: '/api/invoices/numbers/next',
  summary:
    'Returns the number that a new invoice, or a document of another kind, would get. Reserves nothing',
  access: 'write',
  query: z.object({
    kind: parameter(z.enum(DOCUMENT_KINDS.map(toKindParam)), 'invoice by default'),
    issueDate: parameter(z.iso.date(), 'Issue date; today by default'),
    clientId: parameter(rowId, 'Client of the document'),
  }),
  answers: { 200: nextNumberResponse },
})

export const exportNumbers = define({
  operationId: 'exportNumbers',
  method: 'GET',
  path: '/api/invoices/numbers/export.csv',
  summary: 'Exports all assigned numbers as CSV (UTF-8)',
  access: 'export',
  query: z.object({ series }),
  answers: { 200: { contentType: 'text/csv' } },
})

export const listNumberSequences = define({
  operationId: 'listNumberSeries',
  method: 'GET',
  path: '/api/number-series',
  summary: 'Lists the numbering of each kind of document, with its next number',
  access: 'read',
  answers: { 200: numberSequenceResponse.array() },
})

export const updateNumberSequence = define({
  operationId: 'changeNumberSeries',
  method: 'PATCH',
  path: '/api/number-series/{kind}',
  summary:
    'Updates the numbering of a kind of document from now on; omitted fields keep their value. 422 for a pattern that would repeat numbers or belongs to another kind, 409 if the next number is assigned already',
  access: 'settings',
  params: z.object({ kind: nameParam('number-series', NUMBERED_KINDS) }),
  body: numberSeriesSchema.partial().meta({ id: 'NumberSeriesChange' }),
  resource: numberSequenceResponse,
  bodyIs: 'patch',
  answers: { 200: numberSequenceResponse },
})
