/** Lists the Idempotency-Key headers sent to the mocked `fetch`, in order. */
export const listSentKeys = (): (string | null)[] =>
  jest
    .mocked(fetch)
    .mock.calls.filter(([, init]) => (init?.method ?? 'GET') !== 'GET')
    .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
