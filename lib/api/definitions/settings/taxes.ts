import { z } from 'zod'
import { taxRateSchema } from '@/lib/business/taxes/schema'
import { define } from '../../define'
import { idParam } from '../../parameters'
import type { TaxRate } from '@/lib/business/taxes/types'
import { TAX_CATEGORIES } from '@/lib/core/tax/categories'
import { id, percent, text, textOrNull } from '@/lib/core/response-fields'

const taxRateAnswer = z
  .strictObject({
    id,
    name: text,
    rate: percent,
    category: z.enum(TAX_CATEGORIES),
    reason: textOrNull,
    isDefault: z.boolean(),
  })
  .meta({ id: 'TaxRate' }) satisfies z.ZodType<TaxRate>

const params = z.object({ id: idParam('tax') })
const body = taxRateSchema.meta({ id: 'TaxRateInput' })

export const listTaxRates = define({
  operationId: 'listTaxRates',
  method: 'GET',
  path: '/api/tax-rates',
  summary: 'The taxes that the business chooses from on its documents, 50 at most',
  access: 'read',
  answers: { 200: taxRateAnswer.array() },
})

export const addTaxRate = define({
  operationId: 'addTaxRate',
  method: 'POST',
  path: '/api/tax-rates',
  summary: 'Keeps a tax to choose on documents; the first is what new ones start with. 409 beyond 50',
  access: 'settings',
  body,
  answers: { 201: taxRateAnswer },
})

export const changeTaxRate = define({
  operationId: 'changeTaxRate',
  method: 'PATCH',
  path: '/api/tax-rates/{id}',
  summary: 'Changes a tax; documents that were written with it stay as they are',
  access: 'settings',
  params,
  body,
  resource: taxRateAnswer,
  answers: { 200: taxRateAnswer },
})

export const removeTaxRate = define({
  operationId: 'removeTaxRate',
  method: 'DELETE',
  path: '/api/tax-rates/{id}',
  summary: 'Offers a tax no longer; documents that were written with it stay as they are',
  access: 'settings',
  params,
  answers: { 204: null },
})
