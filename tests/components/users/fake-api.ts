export type MockAnswer = [body: unknown, status?: number]

/**
 * Mocks the server: responses by path, and a record of requests. A path without a response answers 500, which fails
 * the test.
 */
export function fakeApi(answers: Record<string, MockAnswer | MockAnswer[]>) {
  const calls: { path: string; method: string; body: unknown }[] = []
  global.fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input)
    const { body } = init
    calls.push({
      path,
      method: init.method?.toUpperCase() ?? 'GET',
      body: parseBody(body),
    })
    const queue = answers[path]
    const next = (Array.isArray(queue?.[0]) ? (queue as MockAnswer[]).shift() : queue) as
      MockAnswer | undefined
    const [data, status = 200] = next ?? [{ message: `No answer for ${path}` }, 500]
    const text = data === undefined ? '' : JSON.stringify(data)
    return {
      ok: status < 400,
      status,
      headers: new Headers(),
      statusText: '',
      text: async () => text,
      json: async () => JSON.parse(text),
    } as Response
  })
  return calls
}

function parseBody(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : body
}
