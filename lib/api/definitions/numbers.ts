import { z } from 'zod'
import { define } from '../define'
import { idOf, parameter, rowId } from '../parameters'
import {
  givenNumberAnswer,
  nextNumberAnswer,
  numberWithContentAnswer,
  seriesReportAnswer,
} from '../schemas/numbers'

const series = parameter(
  z.string(),
  'Only the numbers of this series, highest first, as `listNumberReport` names it; `-` for those outside of any',
)
const before = parameter(z.string(), 'Behind this key: the next page')

export const listNumbers = define({
  operationId: 'listNumbers',
  method: 'GET',
  path: '/api/invoices/numbers',
  summary:
    'Every number that was given, newest first, 50 at a time, with what became of it and which are missing right below it; the Link header names the next page',
  access: 'read',
  query: z.object({ before, series }),
  answers: { 200: givenNumberAnswer.array() },
})

export const listNumberReport = define({
  operationId: 'listNumberReport',
  method: 'GET',
  path: '/api/invoices/numbers/series',
  summary:
    'Every series of numbers, by year or month where they start again, with how its numbers stand and whether each gap is explained; 12 at a time, the Link header names the next page',
  access: 'read',
  query: z.object({ before }),
  answers: { 200: seriesReportAnswer.array() },
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
  params: z.object({ id: idOf('number') }),
  answers: { 200: numberWithContentAnswer },
})

export const getNextNumber = define({
  operationId: 'getNextNumber',
  method: 'GET',
  path: '/api/invoices/numbers/next',
  summary: 'The number that an invoice would get; nothing is given',
  access: 'write',
  query: z.object({
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
