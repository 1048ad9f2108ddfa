import { z } from 'zod'
import { numberSeriesSchema } from '@/lib/business/numbering/schema'
import { SERIES_IN_USE } from '@/lib/documents/lifecycle/kinds'
import { define } from '../define'
import { nameOf } from '../parameters'
import { numberSeriesAnswer } from '../schemas/numbers'

export const listNumberSeries = define({
  operationId: 'listNumberSeries',
  method: 'GET',
  path: '/api/number-series',
  summary: 'How each kind of document is numbered, with what comes next',
  access: 'read',
  answers: { 200: numberSeriesAnswer.array() },
})

export const changeNumberSeries = define({
  operationId: 'changeNumberSeries',
  method: 'PATCH',
  path: '/api/number-series/{kind}',
  summary:
    'Changes how a kind of document is numbered from now on; what is not sent stays. 422 for a pattern that would repeat numbers or is another kind’s, 409 when the next number was given',
  access: 'settings',
  params: z.object({ kind: nameOf('number-series', SERIES_IN_USE) }),
  body: numberSeriesSchema.partial().meta({ id: 'NumberSeriesChange' }),
  bodyIs: 'patch',
  answers: { 200: numberSeriesAnswer },
})
