import * as auth from '@/lib/api/definitions/auth'
import * as clients from '@/lib/api/definitions/clients'
import type { Definition } from '@/lib/api/define'
import { DOCUMENT_STATUSES } from '@/lib/documents/lifecycle/kinds'
import * as description from '@/app/api/openapi.json/route'
import { checkContract } from '@/tests/factories/contract'
import { Browser } from '@/tests/factories/browser'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Record<string, unknown>
}
interface Operation {
  operationId: string
  summary: string
  parameters?: (Parameter | { $ref: string })[]
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
  requestBody?: { content: Record<string, { schema: { $ref: string } }> }
  security?: object[]
}
interface Schema extends Record<string, unknown> {
  properties?: Record<string, { deprecated?: boolean }>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, object> }
}

const read = async () =>
  (await (await new Browser().call(description.GET, '/api/openapi.json')).json()) as Document

/** Returns a call's parameters by name, with their schemas. */
const parametersOf = (document: Document, method: string, path: string, place: string) =>
  Object.fromEntries(
    (document.paths[path]![method]!.parameters ?? []).flatMap((one) =>
      'name' in one && one.in === place ? [[one.name, one]] : [],
    ),
  )

describe('spec 7: the OpenAPI description of the calls', () => {
  it('describes the specified calls, without signing in', async () => {
    const response = await new Browser().call(description.GET, '/api/openapi.json')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const document = (await response.json()) as Document
    expect(document.openapi).toBe('3.1.0')
    // Specification, section 7.
    const calls = [
      ...['get /api/auth/me', 'post /api/auth/sync-session', 'post /api/auth/logout', 'post /api/register'],
      ...['patch /api/user/settings', 'patch /api/user/onboarding', 'post /api/upload/logo'],
      ...['get /api/dashboard/stats', 'get /api/invoices', 'get /api/invoices/{id}', 'post /api/invoices'],
      ...[
        'patch /api/invoices/{id}/status',
        'delete /api/invoices/{id}',
        'post /api/invoices/{id}/public-url',
      ],
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

  it('describes each body and who may send it', async () => {
    const document = await read()
    const create = document.paths['/api/invoices']!.post!
    expect(create.security).toEqual([{ session: [] }])
    const { $ref } = create.requestBody!.content['application/json']!.schema
    expect($ref).toBe('#/components/schemas/NewInvoice')
    const { required, properties, additionalProperties } = document.components.schemas.NewInvoice!
    expect(additionalProperties).toBe(false)
    expect(required).toEqual(
      expect.arrayContaining(['clientId', 'currency', 'issueDate', 'dueDate', 'invoiceNumber', 'lineItems']),
    )
    expect(Object.keys(properties as object)).toEqual(
      expect.arrayContaining(['taxRate', 'notes', 'recurringDate']),
    )
  })

  it('has no dangling references', async () => {
    const text = await (await new Browser().call(description.GET, '/api/openapi.json')).text()
    const document = JSON.parse(text) as Document
    for (const [, kind, name] of text.matchAll(/"\$ref":"#\/components\/(schemas|parameters)\/(\w+)"/g))
      expect(document.components[kind as 'schemas' | 'parameters']).toHaveProperty(name!)
    expect(text.match(/"\$ref":"(?!#\/components\/(schemas|parameters)\/)[^"]*"/)).toBeNull()
  })

  it('gives each call a unique name', async () => {
    const document = await read()
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(names.length).toBeGreaterThan(100)
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/)
    expect(new Set(names).size).toBe(names.length)
  })

  it('describes each resource once, under its name', async () => {
    const { paths, components } = await read()
    const answered = (method: string, path: string, status: string) =>
      paths[path]![method]!.responses[status]!.content!['application/json']!.schema
    const invoice = { $ref: '#/components/schemas/Invoice' }
    expect(answered('get', '/api/invoices/{id}', '200')).toEqual(invoice)
    expect(answered('post', '/api/invoices', '201')).toEqual(invoice)
    expect(answered('get', '/api/clients', '200')).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Client' },
    })
    expect(answered('get', '/api/auth/me', 'default')).toEqual({ $ref: '#/components/schemas/Error' })
    expect(components.schemas.Error!.required).toEqual(['message', 'code'])
    const answers = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap(({ content }) => content?.['application/json']?.schema ?? [])
    expect(answers.length).toBeGreaterThan(150)
    for (const one of answers) expect('items' in one ? one.items : one).toHaveProperty('$ref')
  })

  it('describes path and query parameters', async () => {
    const document = await read()
    for (const [path, methods] of Object.entries(document.paths))
      for (const method of Object.keys(methods)) {
        const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
        const inPath = parametersOf(document, method, path, 'path')
        expect([path, Object.keys(inPath).sort()]).toEqual([path, places.sort()])
        for (const one of Object.values(inPath)) expect(one.required).toBe(true)
        for (const one of Object.values(parametersOf(document, method, path, 'query')))
          expect([path, one]).toEqual([path, expect.not.objectContaining({ required: true })])
      }
    const inPath = (method: string, path: string) => parametersOf(document, method, path, 'path')
    expect(inPath('get', '/api/clients/{id}').id!.schema).toMatchObject({
      type: 'integer',
      maximum: 2147483647,
    })
    expect(inPath('delete', '/api/invoices/{id}/payments/{paymentId}').paymentId!.schema.type).toBe('integer')
    expect(inPath('delete', '/api/invoices/{id}/mails/{mailId}').mailId!.schema.format).toBe('uuid')
    expect(inPath('post', '/api/series/{id}/{action}').action!.schema.enum).toContain('catch-up')
    for (const path of ['/api/logos/{id}', '/api/user/avatar/{id}'])
      expect([path, inPath('get', path).id!.schema]).toEqual([path, { type: 'string' }])
    expect(inPath('delete', '/api/user/sessions/{id}').id!.schema).toEqual({ type: 'string' })

    const list = parametersOf(document, 'get', '/api/invoices', 'query')
    expect(Object.keys(list)).toEqual(
      expect.arrayContaining([
        'status',
        'q',
        'clientId',
        'overdue',
        'week',
        'since',
        'until',
        'sort',
        'before',
      ]),
    )
    expect(list.status!.schema.enum).toEqual([...DOCUMENT_STATUSES, 'OVERDUE'])
    expect(list.week!.schema.enum).toEqual(['0', '1'])
    expect(list.limit!.schema).toMatchObject({ type: 'integer', maximum: 1000 })
    expect(list.clientId!.schema.type).toBe('integer')
    expect(list.since!.schema.format).toBe('date')
    const { limit } = parametersOf(document, 'get', '/api/clients', 'query')
    expect(limit!.schema).toMatchObject({ type: 'integer', maximum: 1000 })
  })

  it('documents the Idempotency-Key header on the calls that take it', async () => {
    const document = await read()
    expect(document.components.parameters.IdempotencyKey).toMatchObject({
      name: 'Idempotency-Key',
      in: 'header',
    })
    const isNamed = (path: string, method: string) =>
      JSON.stringify(document.paths[path]![method]).includes('#/components/parameters/IdempotencyKey')
    expect([isNamed('/api/invoices', 'post'), isNamed('/api/clients/{id}', 'delete')]).toEqual([true, true])
    expect([
      isNamed('/api/invoices', 'get'),
      isNamed('/api/upload/logo', 'post'),
      isNamed('/api/register', 'post'),
    ]).toEqual([false, false, false])
  })

  it('marks requestId in a body as deprecated', async () => {
    const { schemas } = (await read()).components
    const described = Object.entries(schemas).flatMap(([name, { properties }]) =>
      properties?.requestId?.deprecated ? [name] : [],
    )
    expect(described.sort()).toEqual([
      'Conversion',
      'CreditUse',
      'NewCreditNote',
      'NewMail',
      'NewPayment',
      'NewReceipt',
      'NewRefund',
      'NewReminder',
    ])
  })
})

describe('checking responses against their definitions', () => {
  const answer = (body: unknown, status = 200) => Response.json(body, { status })
  const check = (definition: Definition, response: Response) => checkContract('A call', definition, response)

  it('finds an extra field, a missing one, and an undefined status', async () => {
    await expect(check(clients.getClient, answer({ id: 1, name: 'Ada' }))).rejects.toThrow('not as described')
    const verified = { email: 'a@b.test', isSignedIn: false }
    await expect(check(auth.verifyEmail, answer(verified))).resolves.toBeUndefined()
    await expect(check(auth.verifyEmail, answer({ ...verified, id: 1 }))).rejects.toThrow('not as described')
    await expect(check(auth.verifyEmail, answer(verified, 202))).rejects.toThrow('status')
  })

  it('finds an error in another shape, and a handler without a definition', async () => {
    await expect(check(clients.listClients, answer({ error: 'x' }, 500))).rejects.toThrow('not as described')
    await expect(checkContract('A call', undefined, answer({}))).rejects.toThrow('no definition')
  })
})
