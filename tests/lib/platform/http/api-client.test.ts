import type { ApiCall } from '@/lib/platform/http/api-call'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'
import type { AnyDefinition } from '@/tests/factories/any-definition'

type AnyCall = ApiCall<AnyDefinition>
type Options = Partial<Omit<AnyCall, 'path'>>
const call = (path: AnyCall['path'], options: Options = {}) =>
  callApi<AnyDefinition>({ method: 'GET', path, ...options })

const calls = jest.fn()
const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
afterAll(() => logged.mockRestore())
const answers = (status: number, text: string, statusText = '') => {
  const headers = new Headers({ 'x-request-id': 'r-1' })
  calls.mockResolvedValue({ ok: status < 400, status, statusText, headers, text: async () => text })
  global.fetch = calls
}
const failure = (options?: Options) =>
  call('/api/x', options).then(
    () => null,
    (error: Error) => error.message,
  )
beforeEach(() => {
  calls.mockReset()
  logged.mockClear()
})

it('the API client sends JSON with the session cookie and returns JSON', async () => {
  answers(200, '{"id":1}')
  expect(await call('/api/x', { method: 'POST', body: { a: 1 } })).toEqual({ id: 1 })
  expect(calls).toHaveBeenCalledWith('/api/x', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': expect.stringMatching(/^\d+(-\d+){3}$/),
    },
    body: '{"a":1}',
    signal: undefined,
  })
  answers(204, '')
  expect(await call('/api/x', { method: 'DELETE' })).toBeUndefined()
})

it('the API client throws the server’s message, else the specified fallback', async () => {
  answers(422, '{"message":"Client name is required","errors":{"name":["Client name is required"]}}')
  expect(await failure()).toBe('Client name is required')
  await expect(call('/api/x')).rejects.toMatchObject({
    status: 422,
    errors: { name: ['Client name is required'] },
  })
  for (const text of ['<html>', 'The proxy has no server to ask.', '{}', '']) {
    answers(502, text, 'Bad Gateway')
    expect(await failure()).toBe('Something went wrong. Please try again.')
  }
  expect(await failure({ fallback: 'Failed to upload logo' })).toBe('Failed to upload logo')
})

describe('a failed call in the console', () => {
  it('is logged with method, path, status and request id, without any input', async () => {
    answers(500, '', 'Internal Server Error')
    await call('/api/clients?search=secret', { method: 'POST', body: { name: 'secret' } }).catch(() => {})
    // HTTP/2 has no status text.
    answers(404, '{"message":"Invoice not found"}')
    await call(`/api/public/invoice/${'t'.repeat(43)}/pdf`).catch(() => {})
    expect(logged.mock.calls).toEqual([
      ['POST /api/clients failed: 500 Internal Server Error (request r-1)'],
      ['GET /api/public/invoice/…/pdf failed: 404 (request r-1)'],
    ])
  })

  it('is logged when there was no response, but not when the call was aborted', async () => {
    calls.mockRejectedValue(new TypeError('Failed to fetch'))
    global.fetch = calls
    await failure()
    expect(logged.mock.calls).toEqual([['GET /api/x failed: no connection']])
    await failure({ signal: AbortSignal.abort() })
    expect(logged).toHaveBeenCalledTimes(1)
  })
})

it('the API client treats a 401 like any other error', async () => {
  answers(401, '{"message":"Please sign in to continue"}')
  await expect(call('/api/auth/me')).rejects.toMatchObject({
    status: 401,
    message: 'Please sign in to continue',
  })
})

it('the API client sends a request once, whatever the response is', async () => {
  answers(503, '{"message":"Away"}')
  await failure()
  expect(calls).toHaveBeenCalledTimes(1)
})

it('the API client reports a missing network', async () => {
  calls.mockRejectedValue(new TypeError('Failed to fetch'))
  global.fetch = calls
  expect(await failure()).toMatch(/offline/)
})

it('the API client has a message for errors outside the API', () => {
  expect(getErrorMessage(new TypeError('x'))).toBe('Something went wrong. Please try again.')
})

describe('a change that is sent again', () => {
  const keys = () =>
    calls.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['Idempotency-Key'])
  const post = (body: unknown = { a: 1 }, path: AnyCall['path'] = '/api/clients') =>
    call(path, { method: 'POST', body }).catch(() => {})
  const cutOff = () => {
    calls.mockRejectedValue(new TypeError('Failed to fetch'))
    global.fetch = calls
  }
  beforeEach(async () => {
    // Ends the attempt that the previous test left open.
    answers(200, '{}')
    await post()
    calls.mockReset()
  })

  it.each([
    ['the connection was lost', cutOff],
    [
      'the answer was cut off',
      () => {
        calls.mockResolvedValue({
          status: 201,
          headers: new Headers(),
          text: () => Promise.reject(new TypeError('x')),
        })
        global.fetch = calls
      },
    ],
    ['the server broke down', () => answers(503, '{"message":"Away"}')],
  ])('uses the same idempotency key when %s', async (_, fails) => {
    fails()
    await post()
    await post()
    answers(201, '{}')
    await post()
    expect([keys().length, new Set(keys()).size]).toEqual([3, 1])
    // That one succeeded, so the same body is a new change now.
    await post()
    expect(new Set(keys()).size).toBe(2)
  })

  it('uses a new idempotency key for another body, another path or after a rejection', async () => {
    cutOff()
    await post({ a: 1 })
    await post({ a: 2 })
    await post({ a: 1 }, '/api/invoices')
    expect(new Set(keys()).size).toBe(3)
    answers(422, '{"message":"No"}')
    await post({ a: 2 })
    await post({ a: 2 })
    expect([keys()[3] === keys()[1], keys()[4] === keys()[1]]).toEqual([true, false])
  })

  it('uses a new key after another change of the same kind succeeded, but not after a preview', async () => {
    cutOff()
    await post({ status: 'SENT' }, '/api/invoices/1/status')
    answers(200, '{}')
    await post({}, '/api/invoices/1/mails/preview')
    await post({}, '/api/auth/sync-session')
    cutOff()
    await post({ status: 'SENT' }, '/api/invoices/1/status')
    answers(200, '{}')
    await post({ status: 'DRAFT' }, '/api/invoices/1/status')
    await post({ status: 'SENT' }, '/api/invoices/1/status')
    const [first, , , second, , third] = keys()
    expect([second === first, third === first]).toEqual([true, false])
  })

  it('uses a new key after a quarter of an hour', async () => {
    const now = jest.spyOn(Date, 'now')
    cutOff()
    await post()
    now.mockReturnValue(Date.now() + 15 * 60_000 + 1)
    await post()
    now.mockRestore()
    expect(new Set(keys()).size).toBe(2)
  })

  it('waits if the server is still processing the first attempt', async () => {
    jest.useFakeTimers()
    const busy = { status: 409, ok: false, statusText: '', headers: new Headers({ 'retry-after': '2' }) }
    calls
      .mockResolvedValueOnce({ ...busy, text: async () => '{"message":"under way"}' })
      .mockResolvedValueOnce({ ok: true, status: 201, headers: new Headers(), text: async () => '{"id":7}' })
    global.fetch = calls
    const answer = call('/api/clients', { method: 'POST', body: { a: 1 } })
    await jest.advanceTimersByTimeAsync(1900)
    expect(calls).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(200)
    jest.useRealTimers()
    expect(await answer).toEqual({ id: 7 })
    expect(new Set(keys()).size).toBe(1)
  })

  it('sends its caller’s key, whatever the body and the last response were', async () => {
    const key = '6ba7b810-9dad-41d1-80b4-00c04fd430c8'
    const send = (a: number) => call('/api/clients', { method: 'POST', body: { a }, key }).catch(() => {})
    cutOff()
    await send(1)
    answers(422, '{"message":"No"}')
    await send(2)
    answers(200, '{}')
    await send(3)
    expect(keys()).toEqual([key, key, key])
  })

  it('reports that the first attempt may have succeeded if the server rejects another body for the key', async () => {
    const refusal = { message: 'This Idempotency-Key was used before', code: 'once.other-request' }
    answers(422, JSON.stringify(refusal))
    expect(await failure({ method: 'POST', body: {} })).toBe(refusal.message)
    expect(await failure({ method: 'POST', body: {}, key: 'a' })).toMatch(/^Your first attempt may have/)
  })

  it('sends no idempotency key with reads and uploads', async () => {
    answers(200, '{}')
    await call('/api/clients')
    await call('/api/upload/logo', { method: 'POST', body: new FormData() })
    expect(keys()).toEqual([undefined, undefined])
  })
})
