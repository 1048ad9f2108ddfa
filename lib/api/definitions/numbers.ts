import { z } from 'zod'
import { numberSeriesSchema } from '@/lib/business/numbering/schema'
import { NUMBERED_KINDS } from '@/lib/business/numbering/numbered-kinds'
import { define } from '../define'
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
} from '../parameters'
import {
  assignedNumberResponse,
  numberWithContentResponse,
  sequenceReportResponse,
} from '@/lib/reports/numbers/number-response'
import { numberSequenceResponse } from '@/lib/business/numbering/sequence-response'
import { nextNumberAnswer } from '../schemas/numbers'

const series = parameter(
  z.string(),
  'Only the numbers of this series, highest first, as `listNumberReport` names it; `-` for those outside of any',
)

export const listNumbers = define({
  operationId: 'listNumbers',
  method: 'GET',
  path: '/api/invoices/numbers',
  summary:
    'Every number that was given, newest first, 50 at a time, with what became of it and which are missing right below it; the Link header names the next page',
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
    'Every series of numbers, by year or month where they start again, with how its numbers stand and whether each gap is explained; 12 at a time, the Link header names the next page',
  access: 'read',
  query: z.object({ before: keyParameter() }),
  answers: { 200: sequenceReportResponse.array() },
})

export const getNumberPdf = define({
  operationId: 'getNumberPdf',
  method: 'GET',
  path: '/api/invoices/numbers/report.pdf',
  summary:
    'Every number of a series in order, with what became of it and why any are missing, as a PDF; of all series without one. 422 for a series of more than 5,000 numbers',
  access: 'export',
  query: z.object({ series }),
  answers: { 200: { contentType: 'application/pdf' }, 304: null },
})

export const getNumber = define({
  operationId: 'getNumber',
  method: 'GET',
  path: '/api/invoices/numbers/{id}',
  summary: 'One number that was given, with what its invoice said where it was issued and deleted',
  access: 'read',
  params: z.object({ id: idParam('number') }),
  answers: { 200: numberWithContentResponse },
})

export const getNextNumber = define({
  operationId: 'getNextNumber',
  method: 'GET',
  path: '/api/invoices/numbers/next',
  summary: 'The number that an invoice, or a document of another kind, would get; nothing is given',
  access: 'write',
  query: z.object({
    kind: parameter(z.enum(DOCUMENT_KINDS.map(toKindParam)), 'invoice unless another is named'),
    issueDate: parameter(z.iso.date(), 'What it is dated; today without it'),
    clientId: parameter(rowId, 'Whom it is for'),
  }),
  answers: { 200: nextNumberAnswer },
})

export const exportNumbers = define({
  operationId: 'exportNumbers',
  method: 'GET',
  path: '/api/invoices/numbers/export.csv',
  summary: 'Every number that was given as a table for a spreadsheet (CSV, UTF-8)',
  access: 'export',
  query: z.object({ series }),
  answers: { 200: { contentType: 'text/csv' } },
})

export const listNumberSequences = define({
  operationId: 'listNumberSeries',
  method: 'GET',
  path: '/api/number-series',
  summary: 'How each kind of document is numbered, with what comes next',
  access: 'read',
  answers: { 200: numberSequenceResponse.array() },
})

export const updateNumberSequence = define({
  operationId: 'changeNumberSeries',
  method: 'PATCH',
  path: '/api/number-series/{kind}',
  summary:
    'Changes how a kind of document is numbered from now on; what is not sent stays. 422 for a pattern that would repeat numbers or is another kind’s, 409 when the next number was given',
  access: 'settings',
  params: z.object({ kind: nameParam('number-series', NUMBERED_KINDS) }),
  body: numberSeriesSchema.partial().meta({ id: 'NumberSeriesChange' }),
  resource: numberSequenceResponse,
  bodyIs: 'patch',
  answers: { 200: numberSequenceResponse },
})
