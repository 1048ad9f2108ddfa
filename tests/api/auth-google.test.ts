import { randomUUID } from 'node:crypto'
import * as me from '@/app/api/auth/me/route'
import { db } from '@/lib/db/client'
import { Browser } from '@/tests/factories/browser'
import { CLIENT_ID, GoogleDouble } from '@/tests/factories/google'
import { callNextAuth } from '@/tests/factories/sign-in'
import { createUser } from '@/tests/factories/user'

jest.mock('next/headers', () => jest.requireActual('@/tests/factories/browser').nextHeaders)

const google = new GoogleDouble()

beforeAll(async () => {
  process.env.GOOGLE_ISSUER = await google.start()
  process.env.GOOGLE_CLIENT_ID = CLIENT_ID
  process.env.GOOGLE_CLIENT_SECRET = 'secret'
})
afterAll(() => google.stop())

const newIdentity = (over: Partial<GoogleDouble['identity']> = {}) =>
  (google.identity = {
    sub: `g-${randomUUID()}`,
    email: `g-${randomUUID()}@example.com`,
    email_verified: true,
    name: 'Gee Whiz',
    ...over,
  })

/** Goes to Google and back; answers where the browser ends, as path and query. */
async function signInWithGoogle(browser = new Browser(), tamper = (query: string) => query): Promise<string> {
  const { csrfToken } = await (await callNextAuth(browser, 'csrf')).json()
  const start = await callNextAuth(browser, 'signin/google', {
    method: 'POST',
    body: { csrfToken, callbackUrl: '/invoices', json: 'true' },
  })
  const { url } = (await start.json()) as { url: string }
  const back = await callNextAuth(browser, `callback/google?${tamper(google.consent(url))}`)
  const location = new URL(back.headers.get('location')!, 'http://localhost:3000')
  return location.pathname + location.search
}
const whoAmI = async (browser: Browser) => (await browser.call(me.GET, '/api/auth/me')).json()

it('opens a verified account that still has to be set up', async () => {
  const { email, sub } = newIdentity({ email: `G-${randomUUID()}@Example.com` })
  const browser = new Browser()
  expect(await signInWithGoogle(browser)).toBe('/invoices')
  expect(await whoAmI(browser)).toMatchObject({
    email: email.toLowerCase(),
    fullName: 'Gee Whiz',
    isOnboarded: false,
  })
  const user = await db.user.findUniqueOrThrow({ where: { googleSubject: sub } })
  expect(user.passwordHash).toBeNull()
  expect(user.emailVerifiedAt).not.toBeNull()
})

it('finds the same account again, even after Google’s address has changed', async () => {
  const identity = newIdentity()
  const first = new Browser()
  await signInWithGoogle(first)
  google.identity = { ...identity, email: `moved-${randomUUID()}@example.com`, email_verified: false }
  const second = new Browser()
  await signInWithGoogle(second)
  expect(await whoAmI(second)).toEqual(await whoAmI(first))
})

it('links to an existing account once both sides have verified the address', async () => {
  const user = await createUser()
  const { sub } = newIdentity({ email: user.email })
  const browser = new Browser()
  await signInWithGoogle(browser)
  expect(await whoAmI(browser)).toMatchObject({ id: user.id })
  const linked = await db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(linked).toMatchObject({ googleSubject: sub, passwordHash: user.passwordHash })
})

it.each([
  ['our side has not verified it', { emailVerifiedAt: null }, {}, 'OAuthAccountNotLinked'],
  ['Google has not verified it', {}, { email_verified: false }, 'GoogleEmailNotVerified'],
  ['it is linked to another identity', { googleSubject: `g-${randomUUID()}` }, {}, 'OAuthAccountNotLinked'],
  ['the account is disabled', { disabledAt: new Date() }, {}, 'OAuthAccountNotLinked'],
])('does not link when %s', async (_, ours, theirs, error) => {
  const user = await createUser(ours)
  const { sub } = newIdentity({ email: user.email, ...theirs })
  const browser = new Browser()
  expect(await signInWithGoogle(browser)).toBe(`/login?error=${error}`)
  expect(await whoAmI(browser)).toEqual({ message: 'Please sign in to continue' })
  expect(await db.user.count({ where: { googleSubject: sub } })).toBe(0)
})

it('opens no account for an address that Google has not verified', async () => {
  const { email } = newIdentity({ email_verified: false })
  expect(await signInWithGoogle()).toBe('/login?error=GoogleEmailNotVerified')
  expect(await db.user.count({ where: { email } })).toBe(0)
})

it('takes no answer that this browser did not ask for', async () => {
  newIdentity()
  const browser = new Browser()
  const forged = await signInWithGoogle(browser, (query) => query.replace(/state=[^&]*/, 'state=forged'))
  expect(forged).toContain('error=OAuthCallback')
  expect(await whoAmI(browser)).toEqual({ message: 'Please sign in to continue' })
})
