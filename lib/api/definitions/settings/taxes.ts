import { z } from 'zod'
import { taxRateSchema } from '@/lib/business/taxes/schema'
import { define } from '../../define'
import { idParam } from '../../parameters'
import { taxRateResponse } from '@/lib/business/taxes/tax-rate-response'

const params = z.object({ id: idParam('tax') })
const body = taxRateSchema.meta({ id: 'TaxRateInput' })

export const listTaxRates = define({
  operationId: 'listTaxRates',
  method: 'GET',
  path: '/api/tax-rates',
  summary: 'Lists the taxes that can be chosen on documents, 50 at most',
  access: 'read',
  answers: { 200: taxRateResponse.array() },
})

export const createTaxRate = define({
  operationId: 'addTaxRate',
  method: 'POST',
  path: '/api/tax-rates',
  summary: 'Creates a tax; the first is the default of new documents. 409 beyond 50',
  access: 'settings',
  body,
  answers: { 201: taxRateResponse },
})

export const updateTaxRate = define({
  operationId: 'changeTaxRate',
  method: 'PATCH',
  path: '/api/tax-rates/{id}',
  summary: 'Updates a tax. Existing documents don’t change',
  access: 'settings',
  params,
  body,
  resource: taxRateResponse,
  answers: { 200: taxRateResponse },
})

export const deleteTaxRate = define({
  operationId: 'removeTaxRate',
  method: 'DELETE',
  path: '/api/tax-rates/{id}',
  summary: 'Deletes a tax from the list. Existing documents don’t change',
  access: 'settings',
  params,
  answers: { 204: null },
})
