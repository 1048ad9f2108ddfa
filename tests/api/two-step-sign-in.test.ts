import { createHash, randomUUID } from 'node:crypto'
import * as me from '@/app/api/auth/me/route'
import * as forgot from '@/app/api/auth/forgot-password/route'
import * as reset from '@/app/api/auth/reset-password/route'
import * as proof from '@/app/api/user/proof/route'
import { getTwoStepState } from '@/lib/auth/two-step/two-step'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { getMailedToken, listMailsTo } from '@/tests/factories/mail'
import { getSignInError, signIn } from '@/tests/factories/sign-in'
import { getAppCode, enableTwoStep } from '@/tests/factories/two-step'
import { PASSWORD } from '@/tests/factories/user'

// Each call uses its own network address.
const from = () => ({ 'x-forwarded-for': `spoofed, ${randomUUID()}` })
const isIn = async (browser: Browser) => (await browser.call(me.GET, '/api/auth/me')).status === 200

async function protectedUser() {
  const browser = await Browser.signedIn()
  const { user } = browser
  /** Returns null on success, otherwise the error code or status. */
  const attempt = async (code?: string, password = PASSWORD) => {
    const visitor = new Browser()
    const response = await signIn(visitor, user.email, password, from(), code)
    const error = response.status === 429 ? 429 : await getSignInError(response)
    expect(await isIn(visitor)).toBe(error === null)
    return error
  }
  return { user, attempt, ...(await enableTwoStep(browser)) }
}

describe('spec 4: signing in with two-step sign-in', () => {
  it('asks for a code only after the right password', async () => {
    const { attempt, secret } = await protectedUser()
    expect(await attempt()).toBe('SecondStepRequired')
    expect(await attempt('')).toBe('SecondStepRequired')
    expect(await attempt('000000')).toBe('SecondStepInvalid')
    expect(await attempt(undefined, 'guess')).toBe('CredentialsSignin')
    expect(await attempt(getAppCode(secret), 'guess')).toBe('CredentialsSignin')
    // The right code with a wrong password wasn't used up.
    expect(await attempt(getAppCode(secret))).toBeNull()
  })

  it('accepts a code once, and none from before it', async () => {
    const { attempt, secret } = await protectedUser()
    const [now, next] = [getAppCode(secret), getAppCode(secret, 1)]
    expect(await attempt(next)).toBeNull()
    expect(await attempt(next)).toBe('SecondStepInvalid')
    expect(await attempt(now)).toBe('SecondStepInvalid')
  })

  it('signs in once per code under concurrent requests', async () => {
    const { attempt, secret } = await protectedUser()
    const code = getAppCode(secret)
    const results = await Promise.all(Array.from({ length: 6 }, () => attempt(code)))
    expect(results.filter((result) => result === null)).toHaveLength(1)
  })

  it('accepts a recovery code once, in any format, and notifies the owner', async () => {
    const { attempt, codes, user } = await protectedUser()
    const typed = ` ${codes[0]!.toUpperCase().replace(/-/g, ' ').replace(/0/g, 'O').replace(/1/g, 'l')} `
    const results = await Promise.all(Array.from({ length: 5 }, () => attempt(typed)))
    expect(results.filter((result) => result === null)).toHaveLength(1)
    expect((await getTwoStepState(user.id)).recoveryCodesLeft).toBe(9)
    const mails = (await listMailsTo(user.email)).filter(({ subject }) => subject.includes('recovery code'))
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('9 are left.')
  })

  it('rejects another user’s recovery code', async () => {
    const [one, other] = [await protectedUser(), await protectedUser()]
    expect(await one.attempt(other.codes[0])).toBe('SecondStepInvalid')
    expect(await other.attempt(other.codes[0])).toBeNull()
  })

  it('blocks after ten wrong codes, and a right password does not reset the count', async () => {
    const { attempt, secret } = await protectedUser()
    for (let guess = 0; guess < 9; guess++) {
      expect(await attempt()).toBe('SecondStepRequired')
      expect(await attempt(getAppCode(secret, 100 + guess))).toBe('SecondStepInvalid')
    }
    expect(await attempt(getAppCode(secret))).toBeNull()
    for (let guess = 0; guess < 10; guess++)
      expect(await attempt(getAppCode(secret, 200 + guess))).toBe('SecondStepInvalid')
    expect(await attempt(getAppCode(secret, 1))).toBe(429)
  })

  it('does not count a correct password as a failed attempt while the code is pending', async () => {
    const { user, attempt } = await protectedUser()
    const address = randomUUID()
    const headers = { 'x-forwarded-for': `spoofed, ${address}` }
    for (let round = 0; round < 12; round++)
      expect(await getSignInError(await signIn(new Browser(), user.email, PASSWORD, headers))).toBe(
        'SecondStepRequired',
      )
    const key = createHash('sha256').update(`login:address\n${address}`).digest('hex')
    expect(await db.rateLimit.findUniqueOrThrow({ where: { key } })).toMatchObject({ points: 0 })
    expect(await attempt(undefined, 'guess')).toBe('CredentialsSignin')
  })

  it('keeps counting codes after a password reset, which does not sign in without one', async () => {
    const { user, attempt, secret } = await protectedUser()
    for (let guess = 0; guess < 10; guess++) await attempt(getAppCode(secret, 100 + guess))
    const visitor = new Browser()
    const post = (handler: typeof forgot.POST, path: string, body: object) =>
      visitor.call(handler, path, { method: 'POST', body, headers: from() })
    await post(forgot.POST, '/api/auth/forgot-password', { email: user.email })
    const token = await getMailedToken(user.email)
    expect(
      (await post(reset.POST, '/api/auth/reset-password', { token, password: 'brand new' })).status,
    ).toBe(200)
    expect(await isIn(visitor)).toBe(false)
    expect(await attempt(undefined, 'brand new')).toBe('SecondStepRequired')
    expect(await attempt(getAppCode(secret), 'brand new')).toBe(429)
    expect((await getTwoStepState(user.id)).since).not.toBeNull()
  })

  it('still accepts recovery codes after the encryption key has changed', async () => {
    const { user, attempt, secret, codes } = await protectedUser()
    await db.twoStep.update({ where: { userId: user.id }, data: { secret: 'v1.unreadable' } })
    expect(await attempt(getAppCode(secret))).toBe('SecondStepInvalid')
    expect(await attempt(codes[0])).toBeNull()
  })
})

describe('spec 4: two-step sign-in, while somebody with the password guesses codes', () => {
  it('lets the owner in by a recovery code, and from a trusted browser', async () => {
    const { user, attempt, secret, codes } = await protectedUser()
    const known = new Browser()
    expect(
      await getSignInError(await signIn(known, user.email, PASSWORD, from(), getAppCode(secret))),
    ).toBeNull()
    await db.twoStep.update({ where: { userId: user.id }, data: { lastStep: 0 } })
    for (let guess = 0; guess < 10; guess++) await attempt(getAppCode(secret, 100 + guess))
    // Recovery codes count too, from separate networks.
    for (let guess = 0; guess < 10; guess++) await attempt('8h2k-8h2k-8h2k-8h2k')
    expect(await attempt(getAppCode(secret))).toBe(429)
    expect(await attempt(codes[0])).toBeNull()
    expect(
      await getSignInError(await signIn(known, user.email, PASSWORD, from(), getAppCode(secret))),
    ).toBeNull()
  })

  it('limits recovery codes per network, and codes from a trusted browser', async () => {
    const { user, attempt, secret, codes } = await protectedUser()
    const headers = from()
    const tryFrom = (browser: Browser, code: string, sent = headers) =>
      signIn(browser, user.email, PASSWORD, sent, code)
    for (let guess = 0; guess < 10; guess++) await tryFrom(new Browser(), '8h2k-8h2k-8h2k-8h2k')
    expect((await tryFrom(new Browser(), codes[0]!)).status).toBe(429)
    const known = new Browser()
    await tryFrom(known, codes[1]!, from())
    for (let guess = 0; guess < 10; guess++) await tryFrom(known, getAppCode(secret, 100 + guess), from())
    expect((await tryFrom(known, getAppCode(secret), from())).status).toBe(429)
    expect(await attempt(getAppCode(secret))).toBeNull()
  })

  it('still lets a signed-in user reauthenticate', async () => {
    const browser = await Browser.signedIn()
    const { secret } = await enableTwoStep(browser)
    for (let guess = 0; guess < 10; guess++)
      await signIn(new Browser(), browser.user.email, PASSWORD, from(), getAppCode(secret, 100 + guess))
    const body = { code: getAppCode(secret) }
    expect((await browser.call(proof.POST, '/api/user/proof', { method: 'POST', body })).status).toBe(204)
  })
})
