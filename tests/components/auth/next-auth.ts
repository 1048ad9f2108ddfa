import { fakeApi, type MockAnswer } from '../users/fake-api'

/** Fakes next-auth's endpoints for its own client, with one response per sign-in attempt. */
export const fakeNextAuth = (attempts: MockAnswer[], more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    '/api/auth/providers': [{ credentials: { type: 'credentials' }, google: { type: 'oauth' } }],
    '/api/auth/csrf': [{ csrfToken: 't' }],
    '/api/auth/callback/credentials': attempts,
    ...more,
  })

export const ACCEPTED: MockAnswer = [{ url: 'http://localhost/' }]
export const createRefusal = (code: string, status = 401): MockAnswer => [
  { url: `http://localhost/api/auth/error?error=${encodeURIComponent(code)}` },
  status,
]

/** Returns the credentials sent, by attempt. */
export const getSentCredentials = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ path }) => path.endsWith('/credentials')).map(({ body }) => body)

/** Simulates another tab announcing a session change, through the storage event that next-auth's client listens to. */
export function postFromOtherTab(trigger: 'getSession' | 'signout') {
  const newValue = JSON.stringify({ event: 'session', data: { trigger } })
  localStorage.setItem('nextauth.message', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue }))
}

/** Returns the last message this tab sent to others. */
export const getLastMessage = (): unknown =>
  (JSON.parse(localStorage.getItem('nextauth.message') ?? '{}') as { data?: { trigger?: string } }).data
    ?.trigger
