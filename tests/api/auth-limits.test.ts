import { randomUUID } from 'node:crypto'
import * as forgot from '@/app/api/auth/forgot-password/route'
import * as verify from '@/app/api/auth/verify-email/route'
import { countAttempt } from '@/lib/auth/limits'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { Browser } from '@/tests/factories/browser'
import { mailsTo } from '@/tests/factories/mail'
import { signIn } from '@/tests/factories/sign-in'
import { createUser, PASSWORD } from '@/tests/factories/user'

jest.mock('next/headers', () => jest.requireActual('@/tests/factories/browser').nextHeaders)

// Each test asks from an address of its own.
const from = () => ({ 'x-forwarded-for': `spoofed, ${randomUUID()}` })
const expire = () => db.rateLimit.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })

it('stops guessing at one account, whoever guesses and from wherever, and not for ever', async () => {
  const { email } = await createUser()
  for (let guess = 0; guess < 10; guess++)
    expect((await signIn(new Browser(), email, `guess ${guess}`, from())).status).toBe(401)
  const refused = await signIn(new Browser(), email, PASSWORD, from())
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  expect(await refused.json()).toEqual({ message: 'Too many attempts. Please wait a moment and try again.' })
  await expire()
  expect((await signIn(new Browser(), email, PASSWORD, from())).status).toBe(200)
})

it('counts neither a sign-in that works nor what stood before it', async () => {
  const { email } = await createUser()
  for (let round = 0; round < 3; round++) {
    for (let guess = 0; guess < 6; guess++) await signIn(new Browser(), email, 'wrong', from())
    expect((await signIn(new Browser(), email, PASSWORD, from())).status).toBe(200)
  }
})

it('counts unknown accounts as well', async () => {
  const email = `nobody-${randomUUID()}@example.com`
  const statuses = []
  for (let guess = 0; guess < 11; guess++)
    statuses.push((await signIn(new Browser(), email, 'x', from())).status)
  expect(statuses.slice(-2)).toEqual([401, 429])
})

it('sends at most five mails an hour to an address', async () => {
  const { email } = await createUser()
  const ask = () =>
    new Browser().call(forgot.POST, '/api/auth/forgot-password', {
      method: 'POST',
      body: { email },
      headers: from(),
    })
  const statuses = await Promise.all(Array.from({ length: 7 }, async () => (await ask()).status))
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await mailsTo(email)).toHaveLength(5)
})

it('stops one address that guesses at tokens', async () => {
  const headers = from()
  const guess = async () =>
    (
      await new Browser().call(verify.POST, '/api/auth/verify-email', {
        method: 'POST',
        body: { token: randomUUID() },
        headers,
      })
    ).status
  const statuses = []
  for (let round = 0; round < 101; round++) statuses.push(await guess())
  expect(new Set(statuses.slice(0, 100))).toEqual(new Set([410]))
  expect(statuses[100]).toBe(429)
})

it('lets exactly the allowed number through, however many come at once', async () => {
  const subject = randomUUID()
  const tries = Array.from({ length: 30 }, () =>
    countAttempt('login:account', subject).then(
      () => 'in',
      (error: unknown) => (error instanceof AppError ? error.status : error),
    ),
  )
  const results = await Promise.all(tries)
  expect(results.filter((result) => result === 'in')).toHaveLength(10)
  expect(results.filter((result) => result === 429)).toHaveLength(20)
})

it('keeps no account name or network address in the table', async () => {
  await countAttempt('mail:account', 'somebody@example.com')
  const rows = await db.rateLimit.findMany({ select: { key: true } })
  expect(rows.every(({ key }) => /^[0-9a-f]{64}$/.test(key))).toBe(true)
})
