import type { createClient, getClient, listClients } from '@/lib/api/definitions/clients'
import type { exportInvoices } from '@/lib/api/definitions/invoice-lists'
import type { deleteInvoice } from '@/lib/api/definitions/invoices'
import type { applySeriesAction } from '@/lib/api/definitions/series'
import type { updateSettings } from '@/lib/api/definitions/users'
import type { ApiResponse, ApiCall, ApiData } from '@/lib/platform/http/api-call'

// The compiler checks these types; there is nothing to run.
const accept = <T>(value: T) => expect(value).toBeDefined()
const body = { name: 'Oak Ltd' }

it('takes the method and the path from the definition', () => {
  accept<ApiCall<typeof getClient>>({ method: 'GET', path: `/api/clients/${7}` })
  accept<ApiCall<typeof listClients>>({ method: 'GET', path: '/api/clients?search=Oak' })
  // @ts-expect-error -- another method
  accept<ApiCall<typeof getClient>>({ method: 'POST', path: '/api/clients/7' })
  // @ts-expect-error -- another path
  accept<ApiCall<typeof getClient>>({ method: 'GET', path: '/api/invoices/7' })
  // @ts-expect-error -- an id is a number
  accept<ApiCall<typeof getClient>>({ method: 'GET', path: '/api/clients/null' })
  // @ts-expect-error -- no query
  accept<ApiCall<typeof getClient>>({ method: 'GET', path: '/api/clients/7?search=Oak' })
  // @ts-expect-error -- no such action
  accept<ApiCall<typeof applySeriesAction>>({ method: 'POST', path: '/api/series/7/stop' })
  // @ts-expect-error -- a file is no JSON
  accept<ApiCall<typeof exportInvoices> | null>(null)
})

it('takes the body from the definition', () => {
  accept<ApiCall<typeof createClient>>({ method: 'POST', path: '/api/clients', body })
  accept<ApiCall<typeof deleteInvoice>>({ method: 'DELETE', path: '/api/invoices/7' })
  // @ts-expect-error -- the body is missing
  accept<ApiCall<typeof createClient>>({ method: 'POST', path: '/api/clients' })
  // @ts-expect-error -- a name is a text
  accept<ApiCall<typeof createClient>>({ method: 'POST', path: '/api/clients', body: { name: 7 } })
  // @ts-expect-error -- a call that takes no body
  accept<ApiCall<typeof getClient>>({ method: 'GET', path: '/api/clients/7', body })
})

it('takes the result from the definition', () => {
  const status: ApiResponse<typeof updateSettings>['status'] = 202
  accept<200 | 202>(status)
  const nothing: ApiData<typeof deleteInvoice> = undefined
  expect(nothing).toBeUndefined()
  // @ts-expect-error -- a client has a name
  accept<ApiData<typeof getClient>>({ id: 7 })
})
