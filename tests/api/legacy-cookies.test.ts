import { randomBytes, randomUUID } from 'node:crypto'
import { encode, type JWT } from 'next-auth/jwt'
import { NextRequest } from 'next/server'
import * as me from '@/app/api/auth/me/route'
import { SESSION_MAX_AGE } from '@/lib/auth/rules/paths'
import { hashToken } from '@/lib/platform/crypto/encryption'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { middleware } from '@/middleware'
import { Browser } from '@/tests/factories/browser'
import { listMailsTo } from '@/tests/factories/mail'
import { callNextAuth, signIn } from '@/tests/factories/sign-in'
import { createUser, PASSWORD } from '@/tests/factories/user'

const NAME = 'next-auth.session-token'

/** Returns a browser with a session row and cookie from before next-auth managed sessions. */
async function signedInBefore(more: Partial<JWT>) {
  const user = await createUser()
  const id = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + 60 * 60 * 1000)
  await db.session.create({ data: { id, userId: user.id, businessId: user.businessId, expiresAt } })
  const token = {
    sub: String(user.id),
    sid: id,
    onboarded: true,
    email: user.email,
    name: user.fullName,
    ...more,
  }
  const browser = new Browser()
  browser.cookies.set(NAME, await encode({ secret: env().NEXTAUTH_SECRET, maxAge: SESSION_MAX_AGE, token }))
  return { user, browser, id }
}
const status = async (browser: Browser) => (await browser.call(me.GET, '/api/auth/me')).status

describe.each([
  ['of this host alone', { host: true }],
  ['from before cookies of one host', {}],
])('a former session cookie %s', (_, more) => {
  it('is accepted by the API and pages', async () => {
    const { browser } = await signedInBefore(more)
    expect(await status(browser)).toBe(200)
    const cookie = `${NAME}=${browser.cookies.get(NAME)}`
    const page = await middleware(new NextRequest('http://localhost:3000/invoices', { headers: { cookie } }))
    expect(page.headers.get('location')).toBeNull()
  })

  it('is renewed with its row', async () => {
    const { browser, user, id } = await signedInBefore(more)
    const answer = await callNextAuth(browser, 'session')
    expect(await answer.json()).toMatchObject({ user: { id: String(user.id), email: user.email } })
    const { expiresAt } = await db.session.findUniqueOrThrow({ where: { id } })
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan((SESSION_MAX_AGE - 60) * 1000)
    expect(await status(browser)).toBe(200)
  })

  it('is invalidated everywhere by signing out', async () => {
    const { browser, id } = await signedInBefore(more)
    const copy = new Browser()
    copy.cookies.set(NAME, browser.cookies.get(NAME)!)
    const { csrfToken } = await (await callNextAuth(browser, 'csrf')).json()
    await callNextAuth(browser, 'signout', { method: 'POST', body: { csrfToken, json: 'true' } })
    expect([browser.cookies.has(NAME), await db.session.count({ where: { id } })]).toEqual([false, 0])
    expect(await status(copy)).toBe(401)
  })
})

it('a browser trusted before still is: no notification, and not locked out by others’ attempts', async () => {
  const { id: userId, email } = await createUser()
  const secret = randomBytes(32).toString('base64url')
  await db.trustedDevice.create({ data: { userId, hash: hashToken(secret) } })
  const browser = new Browser()
  browser.cookies.set('known', secret)
  const headers = { 'x-forwarded-for': `spoofed, ${randomUUID()}` }
  for (let round = 0; round < 11; round++) await signIn(new Browser(), email, 'wrong', headers)
  expect((await signIn(new Browser(), email, PASSWORD, headers)).status).toBe(429)
  expect((await signIn(browser, email, PASSWORD, headers)).status).toBe(200)
  expect(browser.cookies.get('known')).toBe(secret)
  expect(await listMailsTo(email)).toEqual([])
})

it('ignores a malicious callback cookie', async () => {
  const browser = await Browser.signedIn()
  browser.cookies.set('next-auth.callback-url', 'javascript:alert(1)')
  expect(await status(browser)).toBe(200)
})
