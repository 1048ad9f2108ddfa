import { createHash, randomUUID } from 'node:crypto'
import * as forgot from '@/app/api/auth/forgot-password/route'
import * as resend from '@/app/api/auth/resend-verification/route'
import * as reset from '@/app/api/auth/reset-password/route'
import * as verify from '@/app/api/auth/verify-email/route'
import * as registration from '@/app/api/register/route'
import * as avatar from '@/app/api/user/avatar/route'
import { consumeAttempt, consume } from '@/lib/platform/rate-limits/rate-limits'
import { db } from '@/lib/platform/db/client'
import { AppError } from '@/lib/i18n/errors'
import { skipWaits } from '@/tests/factories/clock'
import { Browser } from '@/tests/factories/browser'
import { createPicture, sendFile, sendLogo, uploadLogo } from '@/tests/factories/logo'
import { getMailedToken, listMailsTo } from '@/tests/factories/mail'
import { signIn } from '@/tests/factories/sign-in'
import { createUser, PASSWORD } from '@/tests/factories/user'

// Each test uses its own network address.
const from = () => ({ 'x-forwarded-for': `spoofed, ${randomUUID()}` })
/** Expires the current counts. */
const expire = () =>
  db.rateLimit.updateMany({
    where: { expiresAt: { gt: new Date() } },
    data: { expiresAt: new Date(Date.now() - 1000) },
  })

const guess = (email: string, headers = from(), browser = new Browser()) =>
  signIn(browser, email, `wrong ${randomUUID()}`, headers)
const statusesOf = async (calls: Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status)
const times = (count: number) => Array.from({ length: count })

it('limits password attempts on an account from one network for a limited time', async () => {
  const { email } = await createUser()
  const headers = from()
  for (let round = 0; round < 10; round++) expect((await guess(email, headers)).status).toBe(401)
  const refused = await signIn(new Browser(), email, PASSWORD, headers)
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  const body = await refused.json()
  expect(body).toMatchObject({ message: 'Too many attempts. Please wait a moment and try again.' })
  // next-auth's client reads only this.
  expect(new URL(body.url).searchParams.get('error')).toBe(`TooMany:${seconds}`)
  await expire()
  expect((await signIn(new Browser(), email, PASSWORD, headers)).status).toBe(200)
})

it('treats the addresses of one IPv6 subscriber as one network', async () => {
  const { email } = await createUser()
  const prefix = `2001:db8:${randomUUID().slice(0, 4)}:7`
  const address = (host: number) => ({ 'x-forwarded-for': `${prefix}::${host.toString(16)}` })
  for (let round = 0; round < 10; round++) expect((await guess(email, address(round + 1))).status).toBe(401)
  expect((await guess(email, address(99))).status).toBe(429)
})

it('does not lock out a trusted browser because of other people’s attempts, even from its own network', async () => {
  const { email } = await createUser()
  const headers = from()
  const own = new Browser()
  expect((await signIn(own, email, PASSWORD, headers)).status).toBe(200)
  for (let round = 0; round < 11; round++) await guess(email, headers)
  expect((await signIn(new Browser(), email, PASSWORD, headers)).status).toBe(429)
  expect((await signIn(own, email, PASSWORD, headers)).status).toBe(200)
  // Counted separately.
  for (let round = 0; round < 10; round++) expect((await guess(email, headers, own)).status).toBe(401)
  expect((await guess(email, headers, own)).status).toBe(429)
})

it('delays attempts from many networks without rejecting any, notifies the owner once, and lets the owner in', async () => {
  const { email } = await createUser()
  const key = createHash('sha256').update(`login:account\n${email}`).digest('hex')
  await guess(email)
  const skipTo = (points: number) => db.rateLimit.update({ where: { key }, data: { points } })
  await skipTo(48)
  expect(await statusesOf(times(3).map(() => guess(email)))).toEqual([401, 401, 401])
  const told = () => listMailsTo(email).then((mails) => mails.map(({ subject }) => subject))
  expect(await told()).toEqual(['Somebody is trying to sign in to your Sheaf account'])
  await skipTo(49)
  expect(await skipWaits(2000, () => guess(email))).toBe(1)
  expect(await told()).toHaveLength(1)
  expect((await signIn(new Browser(), email, PASSWORD, from())).status).toBe(200)
})

it('resets the attempt counter after a successful sign-in', async () => {
  const { email } = await createUser()
  const headers = from()
  for (let round = 0; round < 3; round++) {
    for (let wrong = 0; wrong < 6; wrong++) await guess(email, headers)
    expect((await signIn(new Browser(), email, PASSWORD, headers)).status).toBe(200)
  }
})

it('counts attempts on unknown accounts as well', async () => {
  const email = `nobody-${randomUUID()}@example.com`
  const headers = from()
  const statuses = []
  for (let round = 0; round < 11; round++) statuses.push((await guess(email, headers)).status)
  expect(statuses.slice(-2)).toEqual([401, 429])
})

const forget = (email: string, headers = from()) =>
  new Browser().call(forgot.POST, '/api/auth/forgot-password', { method: 'POST', body: { email }, headers })

it('sends at most five links an hour to an address, without rejecting further requests', async () => {
  const { email } = await createUser()
  const statuses = await statusesOf(times(7).map(() => forget(email)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await listMailsTo(email)).toHaveLength(5)
})

it('emails an address only once when it is registered repeatedly, without rejecting requests', async () => {
  const email = `again-${randomUUID()}@example.com`
  const register = () =>
    new Browser().call(registration.POST, '/api/register', {
      method: 'POST',
      headers: from(),
      body: { email, fullName: 'Ada', password: 'lathe-and-plane' },
    })
  const statuses = []
  for (let round = 0; round < 12; round++) statuses.push((await register()).status)
  expect(statuses).toEqual([201, ...times(11).map(() => 409)])
  expect(await listMailsTo(email)).toHaveLength(1)
})

it('allows a network to create a hundred accounts an hour', async () => {
  const headers = from()
  const network = headers['x-forwarded-for'].split(', ')[1]!
  await consume('register:address', network, 99)
  const register = (sent = headers) =>
    new Browser().call(registration.POST, '/api/register', {
      method: 'POST',
      headers: sent,
      body: { email: `${randomUUID()}@example.com`, fullName: 'Ada Lovelace', password: 'lathe-and-plane' },
    })
  expect((await register()).status).toBe(201)
  const refused = await register()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await register(from())).status).toBe(201)
})

it('allows an account sixty picture uploads an hour, logos and avatars together', async () => {
  const browser = await Browser.signedIn()
  await consume('upload:account', String(browser.user.id), 59)
  await uploadLogo(browser)
  const bytes = await createPicture().png().toBuffer()
  expect((await sendLogo(browser, bytes)).status).toBe(429)
  const file = new File([bytes as BlobPart], 'me.png')
  const own = await sendFile(browser, ['/api/user/avatar', avatar.POST], ['avatar', file])
  expect(own.status).toBe(429)
  expect((await sendLogo(await Browser.signedIn(), bytes)).status).toBe(200)
})

it.each([
  ['an unverified', null],
  ['a verified', new Date()],
])(
  'emails %s address up to five verification links an hour, counted separately from recovery',
  async (_, emailVerifiedAt) => {
    const { email } = await createUser({ emailVerifiedAt })
    const ask = () =>
      new Browser().call(resend.POST, '/api/auth/resend-verification', {
        method: 'POST',
        body: { email },
        headers: from(),
      })
    await Promise.all(times(6).map(ask))
    expect(await listMailsTo(email)).toHaveLength(5)
    await forget(email)
    expect((await listMailsTo(email))[0]!.subject).toBe('Reset your Sheaf password')
  },
)

it('lets the user sign in right after a password reset, whatever was counted before', async () => {
  const { email } = await createUser()
  const headers = from()
  for (let round = 0; round < 11; round++) await guess(email, headers)
  await forget(email)
  const password = 'adze-and-auger'
  const body = { token: await getMailedToken(email), password }
  await new Browser().call(reset.POST, '/api/auth/reset-password', { method: 'POST', body })
  expect((await signIn(new Browser(), email, password, headers)).status).toBe(200)
})

it('limits token attempts by network', async () => {
  const headers = from()
  const guessToken = async () =>
    (
      await new Browser().call(verify.POST, '/api/auth/verify-email', {
        method: 'POST',
        body: { token: randomUUID() },
        headers,
      })
    ).status
  const statuses = []
  for (let round = 0; round < 101; round++) statuses.push(await guessToken())
  expect(new Set(statuses.slice(0, 100))).toEqual(new Set([410]))
  expect(statuses[100]).toBe(429)
})

it('enforces the rate limit exactly under concurrent requests', async () => {
  const subject = randomUUID()
  const tries = Array.from({ length: 30 }, () =>
    consumeAttempt('login:network', subject).then(
      () => 'in',
      (error: unknown) => (error instanceof AppError ? error.kind : error),
    ),
  )
  const results = await Promise.all(tries)
  expect(results.filter((result) => result === 'in')).toHaveLength(10)
  expect(results.filter((result) => result === 'too-many')).toHaveLength(20)
})

it('keeps no account name or network address in the table', async () => {
  await consumeAttempt('register:address', 'somebody@example.com')
  const rows = await db.rateLimit.findMany({ select: { key: true } })
  expect(rows.every(({ key }) => /^[0-9a-f]{64}$/.test(key))).toBe(true)
})
