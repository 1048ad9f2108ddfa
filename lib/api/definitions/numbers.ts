import { z } from 'zod'
import { define } from '../define'
import { idOf, parameter, rowId } from '../parameters'
import { givenNumberAnswer, nextNumberAnswer, numberWithContentAnswer } from '../schemas/numbers'

export const listNumbers = define({
  operationId: 'listNumbers',
  method: 'GET',
  path: '/api/invoices/numbers',
  summary:
    'Every number that was given, newest first, 50 at a time, with what became of it and which are missing right below it; the Link header names the next page',
  access: 'read',
  query: z.object({ before: parameter(z.string(), 'Behind this key: the next page') }),
  answers: { 200: givenNumberAnswer.array() },
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
  answers: { 200: { contentType: 'text/csv' } },
})
