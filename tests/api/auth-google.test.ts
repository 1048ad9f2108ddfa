import { randomUUID } from 'node:crypto'
import * as me from '@/app/api/auth/me/route'
import { describeSignInError } from '@/lib/auth/rules/messages'
import { findOrCreateGoogleAccount } from '@/lib/auth/sign-in/sign-in'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { Browser } from '@/tests/factories/browser'
import { CLIENT_ID, GoogleDouble } from '@/tests/factories/google'
import { callNextAuth, getSignInError } from '@/tests/factories/sign-in'
import { getAppCode, enableTwoStep } from '@/tests/factories/two-step'
import { createUser } from '@/tests/factories/user'

const google = new GoogleDouble()

beforeAll(async () => {
  env().GOOGLE_ISSUER = await google.start()
  env().GOOGLE_CLIENT_ID = CLIENT_ID
  env().GOOGLE_CLIENT_SECRET = 'secret'
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

/** Signs in through Google; returns the final path and query. */
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

describe('spec 6: signing in with Google', () => {
  it('creates a verified account that still needs onboarding', async () => {
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

  it('recognises the account even after Google’s address has changed', async () => {
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
    ['Google has not verified it', {}, { email_verified: false }, 'GoogleEmailNotVerified'],
    ['it is linked to another identity', { googleSubject: `g-${randomUUID()}` }, {}, 'OAuthAccountNotLinked'],
    ['the account is disabled', { disabledAt: new Date() }, {}, 'OAuthAccountNotLinked'],
  ])('does not link when %s', async (_, ours, theirs, error) => {
    const user = await createUser(ours)
    const { sub } = newIdentity({ email: user.email, ...theirs })
    const browser = new Browser()
    expect(await signInWithGoogle(browser)).toBe(`/login?error=${error}`)
    expect(await whoAmI(browser)).toMatchObject({ message: 'Please sign in to continue' })
    expect(await db.user.count({ where: { googleSubject: sub } })).toBe(0)
  })

  it('rejects a disabled account, linked or not', async () => {
    const googleSubject = randomUUID()
    const disabled = { disabledAt: new Date(), emailVerifiedAt: new Date() }
    await createUser({ googleSubject, ...disabled })
    expect(await findOrCreateGoogleAccount({ sub: googleSubject })).toBe('CredentialsSignin')
    const { email } = await createUser(disabled)
    const answer = await findOrCreateGoogleAccount({ sub: randomUUID(), email, email_verified: true })
    expect(answer).toBe('OAuthAccountNotLinked')
  })

  it('creates no account for an address that Google has not verified', async () => {
    const { email } = newIdentity({ email_verified: false })
    expect(await signInWithGoogle()).toBe('/login?error=GoogleEmailNotVerified')
    expect(await db.user.count({ where: { email } })).toBe(0)
  })

  it('rejects a Google callback that this browser did not request', async () => {
    newIdentity()
    const browser = new Browser()
    const forged = await signInWithGoogle(browser, (query) => query.replace(/state=[^&]*/, 'state=forged'))
    expect(forged).toContain('error=OAuthCallback')
    expect(await whoAmI(browser)).toMatchObject({ message: 'Please sign in to continue' })
  })

  it('reports that the user cancelled at Google, and keeps the return path', async () => {
    newIdentity()
    const browser = new Browser()
    const declined = (query: string) => query.replace(/code=[^&]*/, 'error=access_denied')
    expect(await signInWithGoogle(browser, declined)).toBe('/login?error=Cancelled&callbackUrl=%2Finvoices')
    expect(describeSignInError('Cancelled')).toMatchObject({ title: 'googleCancelled' })
    expect(await whoAmI(browser)).toMatchObject({ message: 'Please sign in to continue' })
  })

  it('has a message for every other error from Google', async () => {
    newIdentity()
    const failed = (query: string) => query.replace(/code=[^&]*/, 'error=server_error')
    const landed = new URL(await signInWithGoogle(new Browser(), failed), 'http://localhost')
    const code = landed.searchParams.get('error')!
    expect(code).toBe('Callback')
    expect(describeSignInError(code).message).toBe('Callback')
  })
})

describe('spec 6: Google sign-in to an account with two-step sign-in', () => {
  /** Returns a user with two-step sign-in who has just been signed in by Google. */
  async function atSecondStep() {
    const owner = await Browser.signedIn()
    const { secret, codes } = await enableTwoStep(owner)
    newIdentity({ email: owner.user.email })
    const browser = new Browser()
    const landed = await signInWithGoogle(browser)
    return { user: owner.user, secret, codes, browser, landed }
  }
  const sendCode = async (browser: Browser, code: string) => {
    const { csrfToken } = await (await callNextAuth(browser, 'csrf')).json()
    const body = { csrfToken, code, json: 'true' }
    return callNextAuth(browser, 'callback/credentials', { method: 'POST', body })
  }

  it('asks for the code, and only then signs in and opens the requested page', async () => {
    const { user, secret, browser, landed } = await atSecondStep()
    expect(landed).toBe('/login?step=google&callbackUrl=%2Finvoices')
    expect(await whoAmI(browser)).toMatchObject({ message: 'Please sign in to continue' })
    expect(await getSignInError(await sendCode(browser, '000000'))).toBe('SecondStepInvalid')
    expect(await getSignInError(await sendCode(browser, getAppCode(secret)))).toBeNull()
    expect(await whoAmI(browser)).toMatchObject({ id: user.id })
    expect([...browser.cookies.keys()]).not.toContain('google-step')
  })

  it('accepts the code after Google sign-in for ten minutes, and only with a signed cookie', async () => {
    const { secret, browser } = await atSecondStep()
    expect(await getSignInError(await sendCode(new Browser(), getAppCode(secret)))).toBe('SecondStepExpired')
    const ticket = browser.cookies.get('google-step')!
    browser.cookies.set('google-step', `${ticket.slice(0, -4)}AAAA`)
    expect(await getSignInError(await sendCode(browser, getAppCode(secret)))).toBe('SecondStepExpired')
    browser.cookies.set('google-step', ticket)
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000 + 1000)
    const late = await sendCode(browser, getAppCode(secret))
    now.mockRestore()
    expect(await getSignInError(late)).toBe('SecondStepExpired')
    expect(await getSignInError(await sendCode(browser, getAppCode(secret)))).toBeNull()
  })

  it('counts wrong codes after Google sign-in for each account separately', async () => {
    const { secret, browser } = await atSecondStep()
    const other = await atSecondStep()
    for (let guess = 0; guess < 10; guess++)
      expect((await sendCode(browser, getAppCode(secret, 100 + guess))).status).toBe(401)
    expect((await sendCode(browser, getAppCode(secret))).status).toBe(429)
    expect((await sendCode(other.browser, other.codes[0]!)).status).toBe(200)
  })

  it('rejects an account that was disabled meanwhile', async () => {
    const { user, secret, browser } = await atSecondStep()
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    expect(await getSignInError(await sendCode(browser, getAppCode(secret)))).toBe('CredentialsSignin')
  })
})
