import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { notFound, tooMany } from '@/lib/i18n/errors'
import { define, type Method } from '@/lib/api/define'
import { toErrorResponse } from '@/lib/api/errors'
import { serve } from '@/lib/api/serve'
import { requireId } from '@/lib/platform/http/page'

// The installation's own address.
beforeAll(() => void (env().NEXTAUTH_URL = 'https://invoices.example'))
const ADDRESS = 'https://invoices.example/api/things'
const thing = { operationId: 'thing', path: '/api/things', summary: 'A thing', access: 'public' } as const
const request = (method: string, headers: Record<string, string> = {}, body?: string) =>
  new Request(ADDRESS, { method, headers, body })

describe('the origin of a request', () => {
  const served = (method: Method) =>
    serve(define({ ...thing, method, answers: { 200: z.object({}) } }), async () => ({}))
  const allowed: [string, Record<string, string>][] = [
    ['a page of this origin', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a browser that names this origin alone', { origin: 'https://invoices.example' }],
    ['no browser', {}],
    [
      'a page of this origin, whatever the other header says',
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ],
  ]
  const refused: [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['a neighbour that names its origin', { origin: 'https://blog.invoices.example' }],
    ['another name that leads here', { origin: 'https://own.example', host: 'own.example' }],
    ['another port', { origin: 'https://invoices.example:8443' }],
    ['a page without an origin', { origin: 'null' }],
    ['an origin that is none', { origin: 'invoices.example' }],
    [
      'another site that names this origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://invoices.example' },
    ],
    ['what no browser says', { 'sec-fetch-site': 'same-origin, cross-site' }],
  ]
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('decides for %s', async (method) => {
    const { handle: change } = served(method)
    const statusOf = async ([who, headers]: [string, Record<string, string>]) =>
      [who, (await change(request(method, headers))).status] as const
    expect(await Promise.all(allowed.map(statusOf))).toEqual(allowed.map(([who]) => [who, 200]))
    expect(await Promise.all(refused.map(statusOf))).toEqual(refused.map(([who]) => [who, 403]))
  })

  it('does not matter to a read', async () => {
    for (const method of ['GET', 'HEAD'])
      expect((await served('GET').handle(request(method, { 'sec-fetch-site': 'cross-site' }))).status).toBe(
        200,
      )
  })
})

describe('a request body', () => {
  const schema = z.strictObject({ deep: z.unknown().optional(), text: z.string().optional() })
  const taken = define({ ...thing, method: 'POST', body: schema, answers: { 200: schema } })
  const { handle: read } = serve(taken, async ({ body }) => body)
  const send = async (body: string, type = 'application/json') =>
    (await read(request('POST', { 'content-type': type }, body))).status
  const sized = (bytes: number) => JSON.stringify({ text: 'a'.repeat(bytes - '{"text":""}'.length) })
  /** Returns JSON nested to `levels` levels in all. */
  const nested = (levels: number) => `${'{"deep":'.repeat(levels)}1${'}'.repeat(levels)}`

  it('may have 100 KB and not a byte more', async () => {
    expect([await send(sized(102_400)), await send(sized(102_401))]).toEqual([200, 413])
    // So long that the rest isn't even read.
    expect(await send(sized(3_000_000))).toBe(413)
  })

  it('may be nested ten levels deep at most', async () => {
    expect([await send(nested(10)), await send(nested(11))]).toEqual([200, 400])
    expect(await send(`{"deep":${'['.repeat(10)}${']'.repeat(10)}}`)).toBe(400)
  })

  it('must be valid JSON with a JSON content type, and can’t change prototypes', async () => {
    for (const type of ['text/plain', 'application/jsonp', 'text/application/json', 'multipart/form-data'])
      expect([type, await send('{}', type)]).toEqual([type, 415])
    expect(await send('{}', 'Application/JSON; charset=utf-8')).toBe(200)
    expect([await send('{'), await send('{"deep":{"__proto__":{}}}')]).toEqual([400, 400])
    expect(await send('{"unknown":1}')).toBe(422)
  })
})

it('parses valid ids and rejects everything else', () => {
  expect([requireId('1', 'invoice'), requireId('2147483647', 'invoice')]).toEqual([1, 2147483647])
  for (const text of [undefined, '', '0', '01', '-1', '1.0', '1e3', ' 1', '2147483648', '99999999999'])
    expect(() => requireId(text, 'invoice')).toThrow('Invoice not found')
})

it('sends Retry-After, and forbids caches to store an error', async () => {
  const answer = toErrorResponse(tooMany(42))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '42'])
  for (const error of [tooMany(42), notFound('invoice'), new Error('unexpected')])
    expect(toErrorResponse(error).headers.get('cache-control')).toBe('private, no-store')
})
