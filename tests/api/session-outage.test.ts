import * as me from '@/app/api/auth/me/route'
import { readSession } from '@/lib/api/read-session'
import { getSessionCookieName } from '@/lib/auth/rules/paths'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { callNextAuth, signIn } from '@/tests/factories/sign-in'
import { createUser, PASSWORD } from '@/tests/factories/user'

jest.mock('@/lib/api/read-session', () => {
  const actual = jest.requireActual('@/lib/api/read-session')
  return { ...actual, readSession: jest.fn(actual.readSession) }
})

const gone = new Error('connect ECONNREFUSED 127.0.0.1:5432')
const isIn = async (browser: Browser) => (await browser.call(me.GET, '/api/auth/me')).status === 200
const DATABASE_AWAY = { code: 'database-unreachable' }

afterEach(() => jest.restoreAllMocks())

it('a database outage neither signs anybody out nor ends a session', async () => {
  const browser = await Browser.signedIn()
  jest.mocked(readSession).mockRejectedValueOnce(gone)
  const answer = await callNextAuth(browser, 'session')
  expect([answer.status, await answer.json()]).toMatchObject([503, DATABASE_AWAY])
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(browser.cookies.has(getSessionCookieName())).toBe(true)
  expect(await isIn(browser)).toBe(true)
})

it('a database outage makes signing out fail visibly', async () => {
  const browser = await Browser.signedIn()
  const { csrfToken } = await (await callNextAuth(browser, 'csrf')).json()
  const body = { csrfToken, json: 'true' }
  jest.mocked(readSession).mockRejectedValueOnce(gone)
  expect((await callNextAuth(browser, 'signout', { method: 'POST', body })).status).toBe(503)
  expect(await isIn(browser)).toBe(true)
})

it('a database outage is reported on sign-in, in a form next-auth’s client can read', async () => {
  const { email } = await createUser()
  jest.spyOn(db.user, 'findUnique').mockRejectedValueOnce(gone)
  const answer = await signIn(new Browser(), email, PASSWORD)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  const body = await answer.json()
  expect(body).toMatchObject({
    ...DATABASE_AWAY,
    message: expect.stringContaining("We can't reach the database right now."),
  })
  expect(new URL(body.url).searchParams.get('error')).toBe('Unavailable')
})
