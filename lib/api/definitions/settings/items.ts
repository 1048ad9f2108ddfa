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
    'Items to bill, 5 at most: saved ones first, then line items billed before, of the invoice’s currency first, then the most used',
  access: 'read',
  query: z.object({
    q: parameter(z.string(), 'Contained in the description'),
    currency: choiceParameter(ALL_CURRENCIES, 'The currency of the invoice; the user’s default if missing'),
    clientId: idParameter('Only items that were billed to this client'),
  }),
  answers: { 200: suggestedItemResponse.array() },
})

export const listSavedItems = define({
  operationId: 'listSavedItems',
  method: 'GET',
  path: '/api/items/saved',
  summary: 'The items that the business keeps to bill again, 500 at most',
  access: 'read',
  answers: { 200: savedItemResponse.array() },
})

export const createSavedItem = define({
  operationId: 'saveItem',
  method: 'POST',
  path: '/api/items/saved',
  summary: 'Keeps an item to bill again. 409 beyond 500, and for a second one of a description in a currency',
  access: 'write',
  body,
  answers: { 201: savedItemResponse },
})

export const updateSavedItem = define({
  operationId: 'changeSavedItem',
  method: 'PATCH',
  path: '/api/items/saved/{id}',
  summary: 'Changes a saved item; what was billed stays as it is',
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
  summary: 'Keeps an item no longer; what was billed stays as it is',
  access: 'write',
  params,
  answers: { 204: null },
})
