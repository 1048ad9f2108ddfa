/** The Idempotency-Keys of the changes that the stand-in for `fetch` got, in order. */
export const listSentKeys = (): (string | null)[] =>
  jest
    .mocked(fetch)
    .mock.calls.filter(([, init]) => (init?.method ?? 'GET') !== 'GET')
    .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
