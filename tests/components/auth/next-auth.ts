import { fakeApi, type MockAnswer } from '../users/fake-api'

/** A next-auth that answers each attempt to sign in in turn, for its own client. */
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

/** What was sent to sign in, attempt by attempt. */
export const getSentCredentials = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ path }) => path.endsWith('/credentials')).map(({ body }) => body)

/** Says as another tab does, by the event of the storage that next-auth's client listens to, that the session changed. */
export function postFromOtherTab(trigger: 'getSession' | 'signout') {
  const newValue = JSON.stringify({ event: 'session', data: { trigger } })
  localStorage.setItem('nextauth.message', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue }))
}

/** What this tab told the others last. */
export const getLastMessage = (): unknown =>
  (JSON.parse(localStorage.getItem('nextauth.message') ?? '{}') as { data?: { trigger?: string } }).data
    ?.trigger
