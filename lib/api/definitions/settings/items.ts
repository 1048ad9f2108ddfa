import { z } from 'zod'
import { savedItemSchema } from '@/lib/documents/items/saved-schema'
import { define } from '../../define'
import { ALL_CURRENCIES } from '@/lib/core/currencies/currencies'
import { choiceParameter, idParam, idParameter, parameter } from '../../parameters'
import { savedItemResponse, suggestedItemResponse } from '@/lib/documents/items/item-response'

const params = z.object({ id: idParam('item') })
const body = savedItemSchema.meta({ id: 'SavedItemInput' })

export const listItems = define({
  operationId: 'listItems',
  method: 'GET',
  path: '/api/items',
  summary:
    'Suggests items to bill, 5 at most: saved ones first, then line items billed before, those in the invoice’s currency first, then the most used',
  access: 'read',
  query: z.object({
    q: parameter(z.string(), 'Contained in the description'),
    currency: choiceParameter(ALL_CURRENCIES, 'Currency of the invoice; the user’s default if omitted'),
    clientId: idParameter('Only items billed to this client'),
  }),
  answers: { 200: suggestedItemResponse.array() },
})

export const listSavedItems = define({
  operationId: 'listSavedItems',
  method: 'GET',
  path: '/api/items/saved',
  summary: 'Lists the saved items, 500 at most',
  access: 'read',
  answers: { 200: savedItemResponse.array() },
})

export const createSavedItem = define({
  operationId: 'saveItem',
  method: 'POST',
  path: '/api/items/saved',
  summary: 'Saves an item. 409 beyond 500, or if the same description exists in that currency',
  access: 'write',
  body,
  answers: { 201: savedItemResponse },
})

export const updateSavedItem = define({
  operationId: 'changeSavedItem',
  method: 'PATCH',
  path: '/api/items/saved/{id}',
  summary: 'Updates a saved item. Invoices don’t change',
  access: 'write',
  params,
  body,
  resource: savedItemResponse,
  answers: { 200: savedItemResponse },
})

export const deleteSavedItem = define({
  operationId: 'removeSavedItem',
  method: 'DELETE',
  path: '/api/items/saved/{id}',
  summary: 'Deletes a saved item. Invoices don’t change',
  access: 'write',
  params,
  answers: { 204: null },
})
