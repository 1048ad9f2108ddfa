import { apiFetch, messageOf } from '@/lib/http/client'

const calls = jest.fn()
const answers = (status: number, text: string, statusText = '') => {
  calls.mockResolvedValue({ ok: status < 400, status, statusText, text: async () => text })
  global.fetch = calls
}
const failure = (options?: Parameters<typeof apiFetch>[1]) =>
  apiFetch('/api/x', options).then(
    () => null,
    (error: Error) => error.message,
  )
beforeEach(() => calls.mockReset())

it('sends JSON with the session cookie and answers JSON', async () => {
  answers(200, '{"id":1}')
  expect(await apiFetch('/api/x', { method: 'POST', body: { a: 1 } })).toEqual({ id: 1 })
  expect(calls).toHaveBeenCalledWith('/api/x', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: '{"a":1}',
    signal: undefined,
  })
  answers(204, '')
  expect(await apiFetch('/api/x', { method: 'DELETE' })).toBeUndefined()
})

it('fails with the server’s message, else status and status text, else the answer’s text', async () => {
  answers(422, '{"message":"Client name is required","errors":{"name":["Client name is required"]}}')
  expect(await failure()).toBe('Client name is required')
  await expect(apiFetch('/api/x')).rejects.toMatchObject({
    status: 422,
    errors: { name: ['Client name is required'] },
  })
  answers(502, '<html>', 'Bad Gateway')
  expect(await failure()).toBe('502 Bad Gateway')
  expect(await failure({ fallback: 'Failed to upload logo' })).toBe('Failed to upload logo')
})

it('takes a 401 for an error like any other', async () => {
  answers(401, '{"message":"Please sign in to continue"}')
  await expect(apiFetch('/api/auth/me')).rejects.toMatchObject({
    status: 401,
    message: 'Please sign in to continue',
  })
})

it('asks once, whatever the answer is', async () => {
  answers(503, '{"message":"Away"}')
  await failure()
  expect(calls).toHaveBeenCalledTimes(1)
})

it('says so when there is no network', async () => {
  calls.mockRejectedValue(new TypeError('Failed to fetch'))
  global.fetch = calls
  expect(await failure()).toMatch(/offline/)
})

it('has words for what is no failure of the API', () => {
  expect(messageOf(new TypeError('x'))).toBe('Something went wrong. Please try again.')
})
