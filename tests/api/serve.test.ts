import { z } from 'zod'
import { define } from '@/lib/api/define'
import { DEFINITIONS } from '@/lib/api/definitions'
import { idParam, parameter, textParam, uuidParam } from '@/lib/api/parameters'
import { route } from '@/lib/api/route'
import { serve, type Endpoint } from '@/lib/api/serve'
import { db } from '@/lib/platform/db/client'
import { tooMany, unauthorized } from '@/lib/i18n/errors'
import { formatFieldMessage } from '@/lib/i18n/format-reason'
import { Browser } from '@/tests/factories/browser'
import { signInAs } from '@/tests/factories/member'
import { createUser } from '@/tests/factories/user'

// A definition is enforced, whatever its handler does.

const call = {
  operationId: 'thing',
  path: '/api/things/{id}',
  summary: 'A thing',
  access: 'public',
} as const
const words = z.strictObject({ text: z.string().trim(), count: z.number().default(1) })
const seen = jest.fn()
/** Returns its arguments. */
const handler = async (given: object) => {
  const {
    request: _,
    user: _user,
    signed: _signed,
    actor: _actor,
    ...handed
  } = given as Record<string, unknown>
  seen(handed)
  return handed as never
}
beforeEach(() => seen.mockClear())

interface Sent {
  method?: string
  search?: string
  body?: string
  headers?: Record<string, string>
  params?: Record<string, string>
}
async function send(
  { handle, definition }: Endpoint,
  { method = definition.method, search = '', body, headers, params = { id: '7' } }: Sent = {},
  browser = new Browser(),
) {
  const request = new Request(`http://localhost:3000/api/things/7${search}`, {
    method,
    body,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  })
  const response = await browser.asking(request.headers, () =>
    handle(request, { params: Promise.resolve(params) }),
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, data: text && (JSON.parse(text) as unknown) }
}
const handed = () => seen.mock.lastCall?.[0] as { params: unknown; query: unknown; body: unknown } | undefined

describe('parameters in the path', () => {
  const params = z.object({ action: z.enum(['run', 'end'], 'page'), id: idParam('invoice') })
  const served = serve(define({ ...call, method: 'GET', params, answers: { 200: z.any() } }), handler)

  it('are validated in order, and answer 404 if invalid', async () => {
    expect((await send(served, { params: { id: '7', action: 'run' } })).status).toBe(200)
    expect(handed()!.params).toEqual({ id: 7, action: 'run' })
    const messageFor = async (params: Record<string, string>) => {
      const { status, data } = await send(served, { params })
      return [status, (data as { message: string }).message]
    }
    expect(await messageFor({ id: '07', action: 'run' })).toEqual([404, 'Invoice not found'])
    expect(await messageFor({ id: 'x', action: 'jump' })).toEqual([404, 'Page not found'])
    expect(await messageFor({ action: 'end' })).toEqual([404, 'Invoice not found'])
    expect(seen).toHaveBeenCalledTimes(1)
  })

  it('may be UUIDs or any text', async () => {
    const ids = z.object({ id: uuidParam('mail'), token: textParam('invoice') })
    const mail = serve(define({ ...call, method: 'GET', params: ids, answers: { 200: z.any() } }), handler)
    const id = 'AAAAAAAA-bbbb-0000-0000-000000000000'
    expect((await send(mail, { params: { id, token: '../x' } })).status).toBe(200)
    expect(handed()!.params).toEqual({ id, token: '../x' })
    expect((await send(mail, { params: { id: `${id}0`, token: 'x' } })).status).toBe(404)
  })
})

it('reads the defined query parameters, and ignores others', async () => {
  const query = z.object({
    page: parameter(z.int(), 'Which'),
    sort: parameter(z.enum(['a', 'b']), 'By what'),
  })
  const served = serve(define({ ...call, method: 'GET', query, answers: { 200: z.any() } }), handler)
  const read = async (search: string) => ((await send(served, { search })).status, handed()!.query)
  expect(await read('')).toEqual({})
  expect(await read('?page=2&sort=b&other=1')).toEqual({ page: '2', sort: 'b' })
  expect(await read('?page=&sort=wrong&page=3')).toEqual({ page: '', sort: 'wrong' })
})

it('accepts any text in each query parameter, or describes its valid values', () => {
  const queries = DEFINITIONS.flatMap(({ query }) => query ?? [])
  expect(queries.length).toBeGreaterThan(10)
  for (const query of queries)
    for (const text of ['', 'x', '-1', '\0', '\ud800', 'x'.repeat(10_000)]) {
      const sent = Object.fromEntries(Object.keys(query.shape).map((name) => [name, text]))
      const issues = query.safeParse(sent).error?.issues ?? []
      for (const { message } of issues)
        expect([sent, formatFieldMessage(message)]).toEqual([sent, expect.stringMatching(/^Must be /)])
    }
})

describe('the body of a request', () => {
  const stated = { ...call, method: 'POST', body: words, answers: { 200: z.any() } } as const

  it('must be present and valid', async () => {
    const served = serve(define(stated), handler)
    expect((await send(served, { body: '{"text":" a "}' })).status).toBe(200)
    expect(handed()!.body).toEqual({ text: 'a', count: 1 })
    expect((await send(served)).status).toBe(415)
    expect(await send(served, { body: '{"text":1,"x":2}' })).toMatchObject({
      status: 422,
      data: { errors: { text: [expect.any(String)], x: ['Unknown field: x'] } },
    })
    expect(seen).toHaveBeenCalledTimes(1)
  })

  it('may be omitted if defined as optional, but not be invalid', async () => {
    const body = words.partial()
    const served = serve(define({ ...stated, body, bodyIs: 'optional' }), handler)
    expect((await send(served)).status).toBe(200)
    expect(handed()!.body).toEqual({ count: 1 })
    expect((await send(served, { body: '{"text":1}' })).status).toBe(422)
  })

  it('may be partial for a patch', async () => {
    const served = serve(define({ ...stated, body: words.partial(), bodyIs: 'patch' }), handler)
    expect((await send(served, { body: '{"text":"a"}' })).status).toBe(200)
    expect(handed()!.body).toEqual({ text: 'a' })
    expect((await send(served, { body: '{"count":"many"}' })).status).toBe(422)
  })

  it('may depend on the path', async () => {
    const params = z.object({ id: z.enum(['run', 'end'], 'Page') })
    const bodyFor = ({ id }: { id: string }) => (id === 'run' ? words : null)
    const served = serve(define({ ...stated, params, bodyFor }), handler)
    expect((await send(served, { params: { id: 'run' } })).status).toBe(415)
    expect((await send(served, { params: { id: 'end' }, body: 'no JSON' })).status).toBe(200)
    expect(handed()!.body).toBeUndefined()
  })

  it('may be a file', async () => {
    const form = new FormData()
    form.set('picture', new File(['abc'], 'a.png'))
    const answers = { 200: z.any() }
    const upload = define({ ...call, method: 'POST', upload: 'picture', answers })
    const sizes = serve(upload, async ({ body }) => ({ size: body.byteLength }))
    const request = new Request('http://localhost:3000/api/things/7', { method: 'POST', body: form })
    expect(await (await sizes.handle(request)).json()).toEqual({ size: 3 })
    expect((await send(sizes, { body: '{}' })).status).toBe(415)
  })
})

it('runs the precondition before path and body are validated', async () => {
  const stated = {
    ...call,
    method: 'POST',
    params: z.object({ id: idParam('invoice') }),
    body: words,
  } as const
  const refused = serve(define({ ...stated, answers: { 200: z.any() } }), handler, async () => {
    throw tooMany(9)
  })
  const answer = await send(refused, { params: { id: 'x' }, body: 'no JSON' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '9'])
  expect(seen).not.toHaveBeenCalled()
})

describe('the response of a route', () => {
  const stated = { ...call, method: 'GET' } as const

  it('has the defined status, and is never cached', async () => {
    const create = serve(define({ ...stated, answers: { 201: z.object({ id: z.number() }) } }), async () => ({
      id: 1,
    }))
    const made = await send(create)
    expect([made.status, made.data, made.headers.get('cache-control')]).toEqual([
      201,
      { id: 1 },
      'private, no-store',
    ])
    expect(await send(serve(define({ ...stated, answers: { 204: null } }), async () => {}))).toMatchObject({
      status: 204,
      data: '',
    })
  })

  it('is unchanged if the handler created it', async () => {
    const answers = { 200: z.any(), 503: z.any() }
    const own = serve(define({ ...stated, answers }), async () =>
      Response.json({ own: true }, { status: 503 }),
    )
    expect(await send(own)).toMatchObject({ status: 503, data: { own: true } })
  })

  it('maps a thrown error to its response', async () => {
    const failing = serve(define({ ...stated, answers: { 204: null } }), async () => {
      throw unauthorized()
    })
    expect(await send(failing)).toMatchObject({
      status: 401,
      data: { message: 'Please sign in to continue' },
    })
  })
})

describe('access to a route', () => {
  const person = async (over: Parameters<typeof createUser>[0] = {}) =>
    Browser.signedIn(await createUser(over))
  const people = async () => ({
    nobody: new Browser(),
    leaving: await person({ deleteAfter: new Date(Date.now() + 86_400_000) }),
    newcomer: await person({ isOnboarded: false }),
    owner: await person(),
    viewer: await signInAs('VIEWER', await createUser()),
    removed: await removedMember(),
  })

  /** Signs in a user who no longer belongs to a business. */
  async function removedMember() {
    const browser = await signInAs('ADMIN', await createUser())
    await db.membership.deleteMany({ where: { userId: browser.user.id } })
    return browser
  }

  it.each([
    ['public', { nobody: 415, leaving: 415, newcomer: 415, owner: 415, viewer: 415, removed: 415 }],
    [
      'authenticated-incl-deleting',
      { nobody: 401, leaving: 415, newcomer: 415, owner: 415, viewer: 415, removed: 415 },
    ],
    ['authenticated', { nobody: 401, leaving: 403, newcomer: 415, owner: 415, viewer: 415, removed: 415 }],
    ['onboarding', { nobody: 401, leaving: 403, newcomer: 415, owner: 415, viewer: 415, removed: 403 }],
    ['read', { nobody: 401, leaving: 403, newcomer: 403, owner: 415, viewer: 415, removed: 403 }],
    ['write', { nobody: 401, leaving: 403, newcomer: 403, owner: 415, viewer: 403, removed: 403 }],
  ] as const)('is asked before anything that was sent is looked at: %s', async (access, expected) => {
    const stated = define({ ...call, access, method: 'POST', body: words, answers: { 200: z.any() } })
    const served = serve(stated, handler)
    const answers: Record<string, number> = {}
    for (const [who, browser] of Object.entries(await people()))
      answers[who] = (await send(served, {}, browser)).status
    expect(answers).toEqual(expected)
    expect(seen).not.toHaveBeenCalled()
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await send(served, foreign, new Browser())).status).toBe(403)
  })

  it('runs once per idempotency key for a signed-in user', async () => {
    const stated = define({
      ...call,
      access: 'authenticated',
      method: 'POST',
      body: words,
      answers: { 201: z.any() },
    })
    const served = serve(stated, handler)
    const owner = await Browser.signedIn()
    const named = { body: '{"text":"a"}', headers: { 'idempotency-key': 'one' } }
    const [first, second] = [await send(served, named, owner), await send(served, named, owner)]
    expect([first.status, second.status, seen.mock.calls.length]).toEqual([201, 201, 1])
    expect([first.data, second.headers.get('idempotent-replayed')]).toEqual([second.data, 'true'])
    expect((await send(served, { ...named, body: '{"text":"b"}' }, owner)).status).toBe(422)
  })
})

it('answers undefined methods with the allowed ones', async () => {
  const get = define({ ...call, method: 'GET', answers: { 204: null } })
  const remove = define({ ...call, method: 'DELETE', answers: { 204: null } })
  const handlers = route(
    serve(get, async () => {}),
    serve(remove, async () => {}),
  )
  expect(handlers.GET.definition).toBe(get)
  expect(handlers.PATCH.definition).toBeUndefined()
  const answer = await handlers.PATCH(new Request('http://localhost:3000/api/things/7', { method: 'PATCH' }))
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'OPTIONS, HEAD, GET, DELETE'])
  expect(await answer.json()).toMatchObject({ message: 'PATCH is not possible here. Use GET, DELETE.' })
})
