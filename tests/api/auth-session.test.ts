import * as argon2 from '@node-rs/argon2'
import { decode } from 'next-auth/jwt'
import * as nextAuth from '@/app/api/auth/[...nextauth]/route'
import * as logout from '@/app/api/auth/logout/route'
import * as me from '@/app/api/auth/me/route'
import * as sync from '@/app/api/auth/sync-session/route'
import { getSession, toBrowserSession } from '@/lib/api/session'
import { SESSION_MAX_AGE, SESSION_UPDATE_AGE, getSessionCookieName } from '@/lib/auth/rules/paths'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { Browser } from '@/tests/factories/browser'
import { stopClock } from '@/tests/factories/clock'
import { createSession } from '@/tests/factories/session'
import { callNextAuth, getSignInError, signIn } from '@/tests/factories/sign-in'
import { createUser, PASSWORD } from '@/tests/factories/user'

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual('@node-rs/argon2')
  return { ...argon2, verify: jest.fn(argon2.verify) }
})
const verify = jest.mocked(argon2.verify)

const COOKIE = getSessionCookieName()
const whoAmI = (browser: Browser) => browser.call(me.GET, '/api/auth/me')
const syncWith = (browser: Browser, body: unknown, headers?: Record<string, string>) =>
  browser.call(sync.POST, '/api/auth/sync-session', { method: 'POST', body, headers })
const logOut = (browser: Browser) => browser.call(logout.POST, '/api/auth/logout', { method: 'POST' })
const claimsOf = async (browser: Browser) =>
  (await decode({ token: browser.cookies.get(COOKIE), secret: env().NEXTAUTH_SECRET }))!

describe('spec 7: signing in', () => {
  it('creates a session, and a cookie that identifies it', async () => {
    const user = await createUser()
    const browser = new Browser()
    const response = await signIn(browser, user.email, PASSWORD)
    expect(response.status).toBe(200)
    expect(await getSignInError(response)).toBeNull()
    const claims = await claimsOf(browser)
    const session = await db.session.findFirstOrThrow({ where: { userId: user.id } })
    expect(claims).toMatchObject({
      sub: String(user.id),
      sid: session.id,
      onboarded: true,
      email: user.email,
    })
    expect(Math.abs(session.expiresAt.getTime() / 1000 - Date.now() / 1000 - SESSION_MAX_AGE)).toBeLessThan(
      60,
    )
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith(COOKIE))!
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    const answer = await whoAmI(browser)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const body = await answer.json()
    expect(body).toMatchObject({ id: user.id, email: user.email, isOnboarded: true })
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['passwordHash']))
  })

  it('treats a username as an address at the placeholder domain', async () => {
    const user = await createUser()
    expect((await signIn(new Browser(), user.email.split('@')[0]!, PASSWORD)).status).toBe(200)
  })

  it('answers a wrong password and an unknown address alike, after the same work', async () => {
    const user = await createUser()
    const answerTo = async (email: string) => {
      verify.mockClear()
      const response = await signIn(new Browser(), email, 'wrong horse')
      return { hashed: verify.mock.calls.length, status: response.status, body: await response.text() }
    }
    const known = await answerTo(user.email)
    expect(known).toEqual(await answerTo('nobody@example.com'))
    expect(known).toMatchObject({ hashed: 1, status: 401 })
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
  })

  it('reveals an unverified address only with the right password', async () => {
    const { email } = await createUser({ emailVerifiedAt: null })
    expect(await getSignInError(await signIn(new Browser(), email, PASSWORD))).toBe('EmailNotVerified')
    expect(await getSignInError(await signIn(new Browser(), email, 'wrong'))).toBe('CredentialsSignin')
  })

  it('rejects a disabled account, and an account without a password', async () => {
    const disabled = await createUser({ disabledAt: new Date() })
    expect(await getSignInError(await signIn(new Browser(), disabled.email, PASSWORD))).toBe(
      'CredentialsSignin',
    )
    const user = await createUser()
    await db.user.update({ where: { id: user.id }, data: { passwordHash: null } })
    expect(await getSignInError(await signIn(new Browser(), user.email, PASSWORD))).toBe('CredentialsSignin')
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never redirects to another origin: %s',
    async (callbackUrl) => {
      const user = await createUser()
      const browser = new Browser()
      const { csrfToken } = await (await callNextAuth(browser, 'csrf')).json()
      const response = await callNextAuth(browser, 'callback/credentials', {
        method: 'POST',
        body: { email: user.email, password: PASSWORD, csrfToken, callbackUrl, json: 'true' },
      })
      const { url = '' } = (await response.json()) as { url?: string }
      expect(url === '' || new URL(url).host === new URL(process.env.NEXTAUTH_URL!).host).toBe(true)
    },
  )

  it('requires the CSRF token and this origin', async () => {
    const user = await createUser()
    const browser = new Browser()
    await callNextAuth(browser, 'csrf')
    const body = { email: user.email, password: PASSWORD, csrfToken: 'x', json: 'true' }
    await callNextAuth(browser, 'callback/credentials', { method: 'POST', body })
    expect((await whoAmI(browser)).status).toBe(401)
    const foreign = await signIn(browser, user.email, PASSWORD, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
  })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'email=other@example.com&email=EMAIL&password=PASSWORD'],
    ['a form, the other way round', 'application/x-www-form-urlencoded', 'email=EMAIL&email=o@example.com'],
  ])(
    'rejects a repeated field in %s, because limits might count one value and sign in another',
    async (_, type, text) => {
      const user = await createUser()
      const body = text.replace('EMAIL', user.email).replace('PASSWORD', PASSWORD)
      const request = new Request('http://localhost:3000/api/auth/callback/credentials', {
        method: 'POST',
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
        body,
      })
      const response = await nextAuth.POST(request, {
        params: Promise.resolve({ nextauth: ['callback', 'credentials'] }),
      })
      expect(response.status).toBe(400)
    },
  )

  it('treats a name with control characters as unknown', async () => {
    expect(await getSignInError(await signIn(new Browser(), 'a\u0000@example.com', PASSWORD))).toBe(
      'CredentialsSignin',
    )
  })

  it('exposes none of next-auth’s unused routes', async () => {
    for (const [method, path] of [
      ['POST', '_log'],
      ['POST', 'session'],
      ['POST', 'callback/email'],
      ['GET', 'callback/credentials'],
      ['GET', 'verify-request'],
    ] as const) {
      const body = method === 'POST' ? {} : undefined
      expect((await callNextAuth(new Browser(), path, { method, body })).status).toBe(404)
    }
  })

  it('does not offer Google without keys', async () => {
    const response = await callNextAuth(new Browser(), 'signin/google', { method: 'POST', body: {} })
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { message: 'Google Sign-In Not Configured' },
    ])
  })
})

describe('spec 7: GET /api/auth/me', () => {
  it.each([
    ['nobody', async () => new Browser()],
    [
      'a forged cookie',
      async () => {
        const browser = new Browser()
        browser.cookies.set(COOKIE, 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..x.y.z')
        return browser
      },
    ],
    [
      'an expired session',
      async () => {
        const browser = new Browser()
        const { name, value } = await createSession(await createUser(), new Date(Date.now() - 1))
        browser.cookies.set(name, value)
        return browser
      },
    ],
    [
      'a disabled account',
      async () => {
        const browser = await Browser.signedIn()
        await db.user.update({ where: { id: browser.user.id }, data: { disabledAt: new Date() } })
        return browser
      },
    ],
    ['an unverified account', async () => Browser.signedIn(await createUser({ emailVerifiedAt: null }))],
  ])('answers 401 to %s', async (_, arrive) => {
    const response = await whoAmI(await arrive())
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { message: 'Please sign in to continue' },
    ])
  })

  it('rejects a cookie that names another user’s session', async () => {
    const [one, other] = [await Browser.signedIn(), await Browser.signedIn()]
    const session = await db.session.findFirstOrThrow({ where: { userId: other.user.id } })
    await db.session.update({ where: { id: session.id }, data: { userId: one.user.id } })
    expect((await whoAmI(other)).status).toBe(401)
  })
})

describe('spec 3: GET /api/auth/session', () => {
  it('returns the user and nothing else', async () => {
    const browser = await Browser.signedIn()
    const { id, email, fullName } = browser.user
    expect(await (await callNextAuth(browser, 'session')).json()).toEqual({
      user: { id: String(id), email, name: fullName },
      expires: expect.any(String),
    })
  })

  it('renews row and cookie, with changes since then', async () => {
    const browser = await Browser.signedIn(await createUser({ isOnboarded: false }))
    const { id, businessId } = browser.user
    await db.session.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() + 60_000) } })
    await db.business.update({ where: { id: businessId }, data: { isOnboarded: true } })
    await db.user.update({ where: { id }, data: { fullName: 'Augusta King' } })
    await callNextAuth(browser, 'session')
    const session = await db.session.findFirstOrThrow({ where: { userId: id } })
    expect(session.expiresAt.getTime() - Date.now()).toBeGreaterThan((SESSION_MAX_AGE - 60) * 1000)
    const token = await claimsOf(browser)
    expect(token).toMatchObject({ sid: session.id, onboarded: true, name: 'Augusta King' })
    expect(token.exp! - Date.now() / 1000).toBeGreaterThan(SESSION_MAX_AGE - 60)
  })

  it('is requested by the first page after signing in, and then once a day', async () => {
    const browser = new Browser()
    const { email } = await createUser()
    await signIn(browser, email, PASSWORD)
    const begins = () =>
      browser.asking(new Headers(), async () => toBrowserSession((await getSession())!)?.user.email)
    expect(await begins()).toBeUndefined()
    await callNextAuth(browser, 'session')
    expect(await begins()).toBe(email)
    stopClock(new Date(Date.now() + (SESSION_UPDATE_AGE + 1) * 1000).toISOString())
    expect(await begins()).toBeUndefined()
    jest.useRealTimers()
  })

  it('removes the cookie of an ended session, and no other', async () => {
    const browser = await Browser.signedIn()
    await callNextAuth(browser, 'session')
    expect(browser.cookies.has(COOKIE)).toBe(true)
    await db.session.deleteMany({ where: { userId: browser.user.id } })
    const over = await callNextAuth(browser, 'session')
    expect([over.status, await over.json(), browser.cookies.has(COOKIE)]).toEqual([200, {}, false])
  })
})

describe('spec 7: POST /api/auth/sync-session', () => {
  it('renews cookie and row', async () => {
    const browser = await Browser.signedIn(await createUser({ isOnboarded: false }))
    const { id, businessId, email } = browser.user
    const soon = new Date(Date.now() + 60_000)
    await db.session.updateMany({ where: { userId: id }, data: { expiresAt: soon } })
    await db.business.update({ where: { id: businessId }, data: { isOnboarded: true } })
    const response = await syncWith(browser, { userId: id, email })
    expect(response.status).toBe(200)
    const answer = await response.json()
    expect(answer).toMatchObject({ userId: id, email, isOnboarded: true })
    expect(Math.abs(answer.expiresAt - Date.now() / 1000 - SESSION_MAX_AGE)).toBeLessThan(60)
    const session = await db.session.findFirstOrThrow({ where: { userId: id } })
    expect(session.expiresAt.getTime() - Date.now()).toBeGreaterThan((SESSION_MAX_AGE - 60) * 1000)
    expect(await claimsOf(browser)).toMatchObject({ onboarded: true, sid: session.id })
  })

  it('accepts the id as text, which a client of the specification may send', async () => {
    const browser = await Browser.signedIn()
    const { id, email } = browser.user
    expect((await syncWith(browser, { userId: String(id), email })).status).toBe(200)
  })

  it('rejects a body with another user’s id, and changes nothing', async () => {
    const [browser, other] = [await Browser.signedIn(), await Browser.signedIn()]
    const cookie = browser.cookies.get(COOKIE)
    const { id, email } = browser.user
    for (const body of [
      { userId: other.user.id, email: other.user.email },
      { userId: other.user.id, email },
      { userId: id, email: other.user.email },
    ])
      expect((await syncWith(browser, body)).status).toBe(403)
    expect(browser.cookies.get(COOKIE)).toBe(cookie)
  })

  it('rejects visitors, invalid bodies and other sites', async () => {
    const browser = await Browser.signedIn()
    const { id, email } = browser.user
    expect((await syncWith(new Browser(), { userId: id, email })).status).toBe(401)
    expect((await syncWith(browser, {})).status).toBe(422)
    expect((await syncWith(browser, { userId: id, email, isOnboarded: true })).status).toBe(422)
    expect((await syncWith(browser, { userId: id, email }, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    )
  })
})

describe('spec 7: POST /api/auth/logout', () => {
  it('deletes the session row and every chunk of the cookie', async () => {
    const browser = await Browser.signedIn()
    const stolen = new Map(browser.cookies)
    const value = browser.cookies.get(COOKIE)!
    browser.cookies.delete(COOKIE)
    browser.cookies.set(`${COOKIE}.0`, value.slice(0, 50)).set(`${COOKIE}.1`, value.slice(50))
    expect((await whoAmI(browser)).status).toBe(200)
    expect((await logOut(browser)).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual([])
    stolen.forEach((value, name) => browser.cookies.set(name, value))
    expect((await whoAmI(browser)).status).toBe(401)
  })

  it('succeeds for a signed-out user, and leaves other sessions alone', async () => {
    const user = await createUser()
    const [here, there] = [await Browser.signedIn(user), await Browser.signedIn(user)]
    await logOut(here)
    expect((await logOut(here)).status).toBe(200)
    expect((await whoAmI(there)).status).toBe(200)
  })

  it('rejects a body that is not JSON', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const request = new Request('http://localhost:3000/api/auth/signout', {
      method: 'POST',
      headers,
      body: '{',
    })
    const params = Promise.resolve({ nextauth: ['signout'] })
    expect((await nextAuth.POST(request, { params })).status).toBe(400)
  })

  it('deletes the row through next-auth’s own route, too', async () => {
    const browser = await Browser.signedIn()
    const stolen = browser.cookies.get(COOKIE)!
    const { csrfToken } = await (await callNextAuth(browser, 'csrf')).json()
    await callNextAuth(browser, 'signout', { method: 'POST', body: { csrfToken, json: 'true' } })
    expect(browser.cookies.has(COOKIE)).toBe(false)
    browser.cookies.set(COOKIE, stolen)
    expect((await whoAmI(browser)).status).toBe(401)
    // next-auth doesn't renew the cookie of an ended session either.
    expect(await (await callNextAuth(browser, 'session')).json()).toEqual({})
  })
})
