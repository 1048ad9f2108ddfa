import { testMailboxKey } from './app-environment.mjs'

// Users of `npm run screens`: a visitor, the demo's owner, two new users, and a business in Japan.
const PASSWORD = 'six-chars-or-more'
const LATE = 'late@example.com'
const EARLY = 'early@example.com'

/** Returns the browser states by user; none for the visitor. `jpy` is the result of that scenario. */
export async function createScreenshotUsers(browser, origin, jpy) {
  const context = await browser.newContext({ baseURL: origin })
  await register(context.request, EARLY, 'Robin Vale')
  await register(context.request, LATE, 'Noor Haddad')
  await context.close()
  return {
    visitor: undefined,
    owner: await signIn(browser, origin, 'demo@example.com', 'demo1234'),
    japanese: await signIn(browser, origin, jpy.email, jpy.password),
    arriving: await signIn(browser, origin, EARLY, PASSWORD),
    newcomer: await signIn(browser, origin, LATE, PASSWORD, (request) =>
      must(request.patch('/api/user/onboarding', { data: { isOnboarded: true } })),
    ),
  }
}

async function register(request, email, fullName) {
  await must(request.post('/api/register', { data: { email, fullName, password: PASSWORD } }))
  const headers = { 'x-mailbox-key': testMailboxKey }
  const [{ text }] = await must(request.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`, { headers }))
  const token = /token=([\w-]+)/.exec(text)[1]
  await must(request.post('/api/auth/verify-email', { data: { token } }))
}

async function signIn(browser, origin, email, password, then = () => undefined) {
  const context = await browser.newContext({ baseURL: origin })
  const { request } = context
  const { csrfToken } = await must(request.get('/api/auth/csrf'))
  await request.post('/api/auth/callback/credentials', { form: { csrfToken, email, password, json: 'true' } })
  await then(request)
  const state = await context.storageState()
  await context.close()
  return state
}

async function must(call) {
  const response = await call
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
  return response.json()
}
