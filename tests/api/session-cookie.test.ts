import { encode } from 'next-auth/jwt'
import { NextRequest } from 'next/server'
import * as logout from '@/app/api/auth/logout/route'
import * as me from '@/app/api/auth/me/route'
import * as sync from '@/app/api/auth/sync-session/route'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { middleware } from '@/middleware'
import { Browser } from '@/tests/factories/browser'
import { createSession } from '@/tests/factories/session'
import { callNextAuth, signIn } from '@/tests/factories/sign-in'
import { createUser, PASSWORD } from '@/tests/factories/user'

const NAME = '__Host-next-auth.session-token'
const FORMER = '__Secure-next-auth.session-token'
const ORIGIN = 'https://invoices.example.com'

const local = process.env.NEXTAUTH_URL
beforeAll(() => {
  process.env.NEXTAUTH_URL = env().NEXTAUTH_URL = ORIGIN
})
afterAll(() => {
  process.env.NEXTAUTH_URL = env().NEXTAUTH_URL = local
})

const status = async (browser: Browser) => (await browser.call(me.GET, '/api/auth/me')).status
const leadsTo = async (cookies: Map<string, string>) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await middleware(new NextRequest(`${ORIGIN}/invoices`, { headers: { cookie } }))
  return answer.headers.get('location')
}
/** Returns a user who signed in before the cookie name began with `__Host-`. */
async function fromBefore() {
  const user = await createUser()
  const browser = new Browser()
  browser.cookies.set(FORMER, (await createSession(user)).value)
  return { user, browser }
}

it('the session cookie is limited to this host over https, like all cookies of a sign-in', async () => {
  const user = await createUser()
  const browser = new Browser()
  const answer = await signIn(browser, user.email, PASSWORD)
  const set = answer.headers.getSetCookie()
  expect(set.map((cookie) => cookie.split('=')[0])).toContain(NAME)
  for (const cookie of set) {
    expect(cookie).toMatch(/^__Host-/)
    expect(cookie).toMatch(/; Path=\/;/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).not.toMatch(/domain/i)
  }
  expect([await status(browser), await leadsTo(browser.cookies)]).toEqual([200, null])
})

it('the session cookie’s former name is accepted, and replaced by the current one', async () => {
  const { user, browser } = await fromBefore()
  expect([await status(browser), await leadsTo(browser.cookies)]).toEqual([200, null])
  const body = { userId: String(user.id), email: user.email }
  const synced = await browser.call(sync.POST, '/api/auth/sync-session', { method: 'POST', body })
  expect(synced.status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual([NAME])
  expect([await status(browser), await leadsTo(browser.cookies)]).toEqual([200, null])
})

it('the session cookie is renewed and ended by next-auth under the former name, too', async () => {
  const { user, browser } = await fromBefore()
  const session = await (await callNextAuth(browser, 'session')).json()
  expect(session).toMatchObject({ user: { email: user.email } })
  expect(browser.cookies.has(FORMER)).toBe(false)
  expect([await status(browser), await leadsTo(browser.cookies)]).toEqual([200, null])

  const { user: other, browser: leaving } = await fromBefore()
  const { csrfToken } = await (await callNextAuth(leaving, 'csrf')).json()
  await callNextAuth(leaving, 'signout', { method: 'POST', body: { csrfToken, json: 'true' } })
  expect([leaving.cookies.has(FORMER), leaving.cookies.has(NAME)]).toEqual([false, false])
  expect(await db.session.count({ where: { userId: other.id } })).toBe(0)
})

it('the session cookie can’t be planted under the former name', async () => {
  const owner = await Browser.signedIn()
  const { userId, email } = { userId: String(owner.user.id), email: owner.user.email }
  await owner.call(sync.POST, '/api/auth/sync-session', { method: 'POST', body: { userId, email } })
  const victim = new Browser()
  victim.cookies.set(FORMER, owner.cookies.get(NAME)!)
  expect([await status(victim), await leadsTo(victim.cookies)]).toEqual([
    401,
    `${ORIGIN}/login?callbackUrl=%2Finvoices`,
  ])
  const attacker = new Browser()
  await signIn(attacker, (await createUser()).email, PASSWORD)
  victim.cookies.set(FORMER, attacker.cookies.get(NAME)!)
  expect(await status(victim)).toBe(401)
  // If a `__Host-` cookie exists, the former one isn't read.
  const { browser: other } = await fromBefore()
  victim.cookies.set(FORMER, other.cookies.get(FORMER)!)
  victim.cookies.set(NAME, await encode({ secret: 'x'.repeat(40) }))
  expect(await status(victim)).toBe(401)
})

it('the session cookie is deleted under either name', async () => {
  const { browser } = await fromBefore()
  browser.cookies.set(`${FORMER}.1`, 'x')
  expect((await browser.call(logout.POST, '/api/auth/logout', { method: 'POST' })).status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual([])
  expect(await status(browser)).toBe(401)
})
