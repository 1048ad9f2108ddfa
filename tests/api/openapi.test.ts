import * as description from '@/app/api/openapi.json/route'
import { checkContract } from '@/tests/factories/contract'
import { Browser } from '@/tests/factories/browser'

interface Document {
  openapi: string
  paths: Record<
    string,
    Record<string, { summary: string; responses: object; requestBody?: object; security?: object[] }>
  >
  components: { schemas: Record<string, object>; parameters: Record<string, object> }
}

it('describes the calls of the specification, to everybody', async () => {
  const response = await new Browser().call(description.GET, '/api/openapi.json')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  const document = (await response.json()) as Document
  expect(document.openapi).toBe('3.1.0')
  // Specification, section 7.
  const calls = [
    ...['get /api/auth/me', 'post /api/auth/sync-session', 'post /api/auth/logout', 'post /api/register'],
    ...['patch /api/user/settings', 'patch /api/user/onboarding', 'post /api/upload/logo'],
    ...['get /api/dashboard/stats', 'get /api/invoices', 'get /api/invoices/{id}', 'post /api/invoices'],
    ...['patch /api/invoices/{id}/status', 'delete /api/invoices/{id}', 'post /api/invoices/{id}/public-url'],
    ...[
      'post /api/invoices/{id}/share-message',
      'get /api/clients',
      'get /api/clients/{id}',
      'post /api/clients',
    ],
    ...['patch /api/clients/{id}', 'delete /api/clients/{id}', 'get /api/public/invoice/{token}'],
  ]
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    expect([call, document.paths[path]?.[method]?.summary]).toEqual([call, expect.any(String)])
  }
})

it('writes down what a body must be and who may send it', async () => {
  const document = (await (await new Browser().call(description.GET, '/api/openapi.json')).json()) as Document
  const create = document.paths['/api/invoices']!.post!
  expect(create.security).toEqual([{ session: [] }])
  const { content } = create.requestBody as { content: Record<string, { schema: Record<string, unknown> }> }
  const { required, properties, additionalProperties } = content['application/json']!.schema
  expect(additionalProperties).toBe(false)
  expect(required).toEqual(
    expect.arrayContaining(['clientId', 'currency', 'issueDate', 'dueDate', 'invoiceNumber', 'lineItems']),
  )
  expect(Object.keys(properties as object)).toEqual(
    expect.arrayContaining(['taxRate', 'notes', 'recurringDate']),
  )
})

it('points nowhere but into itself', async () => {
  const text = await (await new Browser().call(description.GET, '/api/openapi.json')).text()
  const document = JSON.parse(text) as Document
  for (const [, kind, name] of text.matchAll(/"\$ref":"#\/components\/(schemas|parameters)\/(\w+)"/g))
    expect(document.components[kind as 'schemas' | 'parameters']).toHaveProperty(name!)
  expect(text.match(/"\$ref":"(?!#\/components\/(schemas|parameters)\/)[^"]*"/)).toBeNull()
})

it('says which calls can be named, so that they are done once', async () => {
  const document = (await (await new Browser().call(description.GET, '/api/openapi.json')).json()) as Document
  expect(document.components.parameters.IdempotencyKey).toMatchObject({
    name: 'Idempotency-Key',
    in: 'header',
  })
  const isNamed = (path: string, method: string) =>
    JSON.stringify(document.paths[path]![method]).includes('#/components/parameters/IdempotencyKey')
  expect([isNamed('/api/invoices', 'post'), isNamed('/api/clients/{id}', 'delete')]).toEqual([true, true])
  expect([
    ...[
      isNamed('/api/invoices', 'get'),
      isNamed('/api/upload/logo', 'post'),
      isNamed('/api/register', 'post'),
    ],
  ]).toEqual([false, false, false])
})

describe('the check of every answer', () => {
  const answer = (body: unknown, status = 200) => Response.json(body, { status })

  it('finds a field too many, one too few, and a status that is not described', async () => {
    const client = { id: 1, name: 'Ada' }
    await expect(checkContract('GET', '/api/clients/1', answer(client))).rejects.toThrow('not as described')
    const verified = { email: 'a@b.test', isSignedIn: false }
    await expect(checkContract('POST', '/api/auth/verify-email', answer(verified))).resolves.toBeUndefined()
    await expect(
      checkContract('POST', '/api/auth/verify-email', answer({ ...verified, id: 1 })),
    ).rejects.toThrow('not as described')
    await expect(checkContract('POST', '/api/auth/verify-email', answer(verified, 202))).rejects.toThrow(
      'status',
    )
  })

  it('finds an error in another shape, and a call nobody described', async () => {
    await expect(checkContract('GET', '/api/clients', answer({ error: 'x' }, 500))).rejects.toThrow()
    await expect(checkContract('GET', '/elsewhere', answer({}))).rejects.toThrow('described nowhere')
  })
})
