import * as deletion from '@/app/api/user/deletion/route'
import * as sync from '@/app/api/auth/sync-session/route'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { listMailsTo } from '@/tests/factories/mail'
import { getSignInError, signIn } from '@/tests/factories/sign-in'
import { getAppCode, enableTwoStep } from '@/tests/factories/two-step'
import { createUser, PASSWORD } from '@/tests/factories/user'

const subjectsTo = async (email: string) => (await listMailsTo(email)).map(({ subject }) => subject)
const NEW_BROWSER = 'New sign-in to your Sheaf account'
const CHROME = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
}

it('notifies the owner of an unknown browser, but not of the first or a trusted one', async () => {
  const { email } = await createUser()
  const own = new Browser()
  await signIn(own, email, PASSWORD)
  await signIn(own, email, PASSWORD)
  expect(await subjectsTo(email)).toEqual([])
  await signIn(new Browser(), email, PASSWORD, CHROME)
  const [mail, ...others] = await listMailsTo(email)
  expect([mail!.subject, others]).toEqual([NEW_BROWSER, []])
  expect(mail!.text).toContain('Chrome on Windows')
})

it('ends the browser’s previous session when it signs in again', async () => {
  const user = await createUser()
  const browser = new Browser()
  await signIn(browser, user.email, PASSWORD)
  const other = await createUser()
  await signIn(browser, other.email, PASSWORD)
  expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
  expect(await db.session.count({ where: { userId: other.id } })).toBe(1)
})

it('ends a session after 90 days, however often it is used', async () => {
  const browser = await Browser.signedIn()
  const { id: userId, email } = browser.user
  const day = 24 * 60 * 60 * 1000
  const createdAt = new Date(Date.now() - 80 * day)
  await db.session.updateMany({ where: { userId }, data: { createdAt } })
  const body = { userId, email }
  const response = await browser.call(sync.POST, '/api/auth/sync-session', { method: 'POST', body })
  const { expiresAt } = (await response.json()) as { expiresAt: number }
  const end = createdAt.getTime() + 90 * day
  expect(Math.abs(expiresAt * 1000 - end)).toBeLessThan(2000)
  const session = await db.session.findFirstOrThrow({ where: { userId } })
  expect(Math.abs(session.expiresAt.getTime() - end)).toBeLessThan(1000)
})

describe('signing in with two-step sign-in', () => {
  it('signs every other browser out when it is enabled', async () => {
    const browser = await Browser.signedIn()
    await Browser.signedIn(browser.user)
    await enableTwoStep(browser)
    expect(await db.session.count({ where: { userId: browser.user.id } })).toBe(1)
  })

  it('counts no codes entered without the right password', async () => {
    const browser = await Browser.signedIn()
    const { email } = browser.user
    const { secret } = await enableTwoStep(browser)
    for (let round = 0; round < 11; round++)
      await signIn(new Browser(), email, 'wrong', { 'x-forwarded-for': `${round}` }, '000000')
    const right = await signIn(
      new Browser(),
      email,
      PASSWORD,
      { 'x-forwarded-for': 'own' },
      getAppCode(secret),
    )
    expect([right.status, await getSignInError(right)]).toEqual([200, null])
  })

  it('notifies the owner once after three wrong codes with the right password', async () => {
    const browser = await Browser.signedIn()
    const { email } = browser.user
    await enableTwoStep(browser)
    const wrong = (round: number) =>
      signIn(new Browser(), email, PASSWORD, { 'x-forwarded-for': `${round}` }, '000000')
    const told = async () => (await subjectsTo(email)).filter((subject) => subject.startsWith('Wrong codes'))
    for (let round = 0; round < 2; round++) await wrong(round)
    expect(await told()).toEqual([])
    await wrong(2)
    expect(await told()).toHaveLength(1)
    for (let round = 3; round < 6; round++) await wrong(round)
    expect(await told()).toEqual(['Wrong codes for your Sheaf account'])
  })

  it('is required to delete the account', async () => {
    const browser = await Browser.signedIn()
    const { secret } = await enableTwoStep(browser)
    const ask = (body: object) => browser.call(deletion.POST, '/api/user/deletion', { method: 'POST', body })
    const without = await ask({ password: PASSWORD })
    expect([without.status, (await without.json()).errors]).toEqual([422, { code: ['Code is required'] }])
    expect((await ask({ password: PASSWORD, code: '000000' })).status).toBe(422)
    expect((await ask({ password: PASSWORD, code: getAppCode(secret) })).status).toBe(200)
  })
})
