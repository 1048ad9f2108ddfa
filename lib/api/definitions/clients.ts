import { z } from 'zod'
import { MAX_ROWS } from '@/lib/core/lists/paging'
import { CLIENT_ORDERS, CLIENT_SORTS } from '@/lib/clients/filter'
import { type ClientBulkInput, clientBulkSchema, clientPatchSchema, clientSchema } from '@/lib/clients/schema'
import { define } from '../define'
import {
  choiceParameter,
  idParam,
  limitParameter,
  parameter,
  createPageKeyCheck,
  sortedKeyParameter,
} from '../parameters'
import { bulkResponse } from '@/lib/api/response-schemas'
import { clientResponse } from '@/lib/clients/client-response'

const params = z.object({ id: idParam('client') })

/** Parsed by `parseClientFilter`. */
const filter = {
  search: parameter(z.string(), 'Contained in name, company, email or phone'),
  q: parameter(z.string(), 'Same as search'),
  sort: choiceParameter(CLIENT_SORTS, 'name, email, phone or address; clients without one come last'),
  dir: choiceParameter(['asc', 'desc'], 'asc or desc'),
}

export const listClients = define({
  operationId: 'listClients',
  method: 'GET',
  path: '/api/clients',
  summary:
    'Lists clients, by name unless sorted otherwise: all of them, up to 1,000 rows or 4 MB. The Link header has the URL of the next page, if any',
  access: 'read',
  query: z
    .object({ ...filter, limit: limitParameter(MAX_ROWS), before: sortedKeyParameter() })
    .superRefine(createPageKeyCheck(CLIENT_ORDERS)),
  answers: { 200: clientResponse.array() },
})

export const exportClients = define({
  operationId: 'exportClients',
  method: 'GET',
  path: '/api/clients/export.csv',
  summary: 'Exports a list of clients as CSV (UTF-8)',
  access: 'export',
  query: z.object(filter),
  answers: { 200: { contentType: 'text/csv' } },
})

export const bulkUpdateClients = define({
  operationId: 'changeClients',
  method: 'POST',
  path: '/api/clients/bulk',
  summary:
    'Deletes up to 100 clients, or restores deleted ones, each on its own. The response has one result for each',
  access: 'write',
  needs: ({ action }: ClientBulkInput) => (action === 'delete' ? ['remove'] : []),
  body: clientBulkSchema.meta({ id: 'ClientsChange' }),
  answers: { 200: bulkResponse },
})

export const createClient = define({
  operationId: 'createClient',
  method: 'POST',
  path: '/api/clients',
  summary: 'Creates a client',
  access: 'write',
  body: clientSchema.meta({ id: 'NewClient' }),
  answers: { 201: clientResponse },
})

export const getClient = define({
  operationId: 'getClient',
  method: 'GET',
  path: '/api/clients/{id}',
  summary: 'Returns a client',
  access: 'read',
  params,
  answers: { 200: clientResponse },
})

export const updateClient = define({
  operationId: 'updateClient',
  method: 'PATCH',
  path: '/api/clients/{id}',
  summary: 'Updates the given fields of a client',
  access: 'write',
  params,
  body: clientPatchSchema.meta({ id: 'ClientChange' }),
  resource: clientResponse,
  bodyIs: 'patch',
  answers: { 200: clientResponse },
})

export const deleteClient = define({
  operationId: 'deleteClient',
  method: 'DELETE',
  path: '/api/clients/{id}',
  summary: 'Deletes a client. Its invoices keep their bill-to address, its recurring schedules are paused',
  access: 'remove',
  params,
  answers: { 204: null },
})
