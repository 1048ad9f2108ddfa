import { createHash, randomUUID } from 'node:crypto'
import * as me from '@/app/api/auth/me/route'
import * as forgot from '@/app/api/auth/forgot-password/route'
import * as resend from '@/app/api/auth/resend-verification/route'
import * as reset from '@/app/api/auth/reset-password/route'
import * as verify from '@/app/api/auth/verify-email/route'
import * as registration from '@/app/api/register/route'
import { db } from '@/lib/platform/db/client'
import { expectSince, skipWaits } from '@/tests/factories/clock'
import { Browser } from '@/tests/factories/browser'
import { getMailedToken, listMailsTo } from '@/tests/factories/mail'
import { getSignInError, signIn } from '@/tests/factories/sign-in'
import { createUser } from '@/tests/factories/user'

// These tests check the real hashing cost.
jest.unmock('@node-rs/argon2')

const PASSWORD = 'lathe-and-plane'
const newEmail = () => `new-${randomUUID()}@example.com`
const post = (handler: typeof verify.POST, path: string, body: unknown, headers?: Record<string, string>) =>
  new Browser().call(handler, path, { method: 'POST', body, headers })
const register = (body: object, headers?: Record<string, string>) =>
  post(registration.POST, '/api/register', body, headers)
/** Verifies in another browser than the one that registered, with the password. */
const verifyWith = (token: string, proof: object = { password: PASSWORD }) =>
  post(verify.POST, '/api/auth/verify-email', { token, ...proof })
const resetWith = (token: string, password = 'adze-and-auger') =>
  post(reset.POST, '/api/auth/reset-password', { token, password })
const forget = (email: string) => post(forgot.POST, '/api/auth/forgot-password', { email })
const resendTo = (email: string) => post(resend.POST, '/api/auth/resend-verification', { email })

async function registered(email = newEmail()): Promise<string> {
  const response = await register({ email, fullName: 'Ada Lovelace', password: PASSWORD })
  expect(response.status).toBe(201)
  return email
}

describe('spec 7: POST /api/register', () => {
  it('creates an unverified account and emails a link', async () => {
    const email = newEmail()
    const body = {
      username: 'ada',
      email: ` ${email.toUpperCase()} `,
      fullName: ' Ada Lovelace ',
      password: PASSWORD,
    }
    const response = await register({ ...body, timeZone: 'Europe/London' })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      id: expect.any(Number),
      email,
      username: 'ada',
      fullName: 'Ada Lovelace',
    })
    const user = await db.user.findUniqueOrThrow({ where: { email } })
    expect(user).toMatchObject({ emailVerifiedAt: null, timeZone: 'Europe/London' })
    // With a business to set up, whose id is the user's.
    expect(
      await db.business.findMany({ where: { ownerId: user.id }, include: { members: true } }),
    ).toMatchObject([
      {
        id: user.id,
        isOnboarded: false,
        timeZone: 'Europe/London',
        currency: 'USD',
        members: [{ userId: user.id, role: 'OWNER' }],
      },
    ])
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const [mail, ...others] = await listMailsTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Confirm your email for Sheaf' })
    expect(mail!.html).toContain(`/verify-email?token=${await getMailedToken(email)}`)
  })

  it('treats an unknown time zone as UTC', async () => {
    const email = newEmail()
    await register({ email, fullName: 'Ada', password: PASSWORD, timeZone: 'Moon/Tycho' })
    expect(await db.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ timeZone: 'UTC' })
  })

  it.each([
    ['an unverified', false],
    ['a verified', true],
  ])('reports that an address has %s account, and stores nothing of the request', async (_, isVerified) => {
    const email = await registered()
    const token = await getMailedToken(email)
    if (isVerified) expect((await verifyWith(token)).status).toBe(200)
    const before = await db.user.findUniqueOrThrow({ where: { email } })
    const response = await register({ email: email.toUpperCase(), fullName: 'Eve', password: 'different' })
    expect(response.status).toBe(409)
    // The page looks for this text.
    expect((await response.json()).message).toContain('email already')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await db.user.findUniqueOrThrow({ where: { email } })).toEqual(before)
    expect(await listMailsTo(email)).toHaveLength(1)
    if (!isVerified) expect((await verifyWith(token)).status).toBe(200)
  })

  it('creates one account for an address under concurrent requests', async () => {
    const email = newEmail()
    const body = { email, fullName: 'Ada', password: PASSWORD }
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await register(body)).status))
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409])
    expect(await db.user.count({ where: { email } })).toBe(1)
    expect(await listMailsTo(email)).toHaveLength(1)
  })

  it.each([
    ['a short password', { password: '12345' }, 'password', 'Password must be at least 6 characters'],
    ['a huge password', { password: 'x'.repeat(201) }, 'password', 'Please use at most 200 characters'],
    ['no address', { email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [
      'two addresses',
      { email: 'a@example.com,b@example.com' },
      'email',
      'Please enter a valid email address',
    ],
    [
      'a header in the address',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'email',
      'Please enter a valid email address',
    ],
    ['no name', { fullName: '  ' }, 'fullName', 'Full name is required'],
    ['a huge name', { fullName: 'x'.repeat(201) }, 'fullName', 'Please use at most 200 characters'],
    [
      'a name written backwards',
      { fullName: 'Ada \u202e evil' },
      'fullName',
      'Please remove invisible control characters',
    ],
    ['an object for a name', { fullName: { $ne: '' } }, 'fullName', 'Full name is required'],
    [
      'verification by oneself',
      { emailVerifiedAt: '2026-01-01' },
      'emailVerifiedAt',
      'Unknown field: emailVerifiedAt',
    ],
    ['onboarding by oneself', { isOnboarded: true }, 'isOnboarded', 'Unknown field: isOnboarded'],
  ])('rejects %s', async (_, wrong, field, message) => {
    const response = await register({ email: newEmail(), fullName: 'Ada', password: PASSWORD, ...wrong })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[field]).toEqual([message])
  })

  it('rejects a body over 100 KB, another content type and another site', async () => {
    expect(
      (await register({ email: newEmail(), fullName: 'x'.repeat(110_000), password: PASSWORD })).status,
    ).toBe(413)
    expect((await register({}, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await register({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})

describe('spec 7: POST /api/auth/verify-email', () => {
  it('verifies once, and stores only the hash of the token', async () => {
    const email = await registered()
    const token = await getMailedToken(email)
    const hash = createHash('sha256').update(token).digest('base64url')
    expect(await db.token.count({ where: { hash } })).toBe(1)
    expect(await db.token.count({ where: { hash: token } })).toBe(0)

    const refused = await signIn(new Browser(), email, PASSWORD)
    expect([refused.status, await getSignInError(refused)]).toEqual([401, 'EmailNotVerified'])

    const response = await verifyWith(token)
    expect([response.status, await response.json()]).toEqual([200, { email, isSignedIn: true }])
    expect((await signIn(new Browser(), email, PASSWORD)).status).toBe(200)

    const again = await verifyWith(token)
    expect(again.status).toBe(410)
    expect((await again.json()).message).toBe(
      'This link has expired or was already used. Please request a new one.',
    )
  })

  it('allows a token to be used once when it is submitted twice at the same moment', async () => {
    const token = await getMailedToken(await registered())
    const statuses = await Promise.all(
      [verifyWith(token), verifyWith(token)].map(async (call) => (await call).status),
    )
    expect(statuses.sort()).toEqual([200, 410])
  })

  it('rejects an expired token, one for another purpose and a guessed one', async () => {
    const email = await registered()
    const token = await getMailedToken(email)
    await db.token.updateMany({ where: { user: { email } }, data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await verifyWith(token)).status).toBe(410)
    await forget(email)
    expect((await verifyWith(await getMailedToken(email))).status).toBe(410)
    expect((await verifyWith('A'.repeat(43))).status).toBe(410)
    expect((await verifyWith('')).status).toBe(422)
    expect(await db.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ emailVerifiedAt: null })
  })

  it('accepts a token for a day', async () => {
    const start = Date.now()
    const email = await registered()
    const { expiresAt } = await db.token.findFirstOrThrow({ where: { user: { email } } })
    expectSince(start, expiresAt.getTime() - 24 * 3_600_000)
  })
})

describe('spec 2: /verify-email in the browser that registered', () => {
  /** Registers in a browser and returns the token of the email. */
  async function atInbox() {
    const browser = new Browser()
    const email = newEmail()
    const body = { email, fullName: 'Ada Lovelace', password: PASSWORD }
    expect((await browser.call(registration.POST, '/api/register', { method: 'POST', body })).status).toBe(
      201,
    )
    return { browser, email, token: await getMailedToken(email) }
  }
  const open = async (browser: Browser, token: string) => {
    const path = '/api/auth/verify-email'
    const headers = { 'user-agent': 'Firefox' }
    return (await browser.call(verify.POST, path, { method: 'POST', body: { token }, headers })).json()
  }
  const whoIsIn = async (browser: Browser) => (await browser.call(me.GET, '/api/auth/me')).json()
  const NOBODY = { message: 'Please sign in to continue', code: 'request.sign-in' }

  it('signs in once, with a session like any other', async () => {
    const { browser, email, token } = await atInbox()
    const mark = browser.cookies.get('registered')!
    expect(mark).toMatch(/^[\w-]{43}$/)
    const kept = await db.token.findFirstOrThrow({ where: { user: { email } } })
    expect(kept.browserHash).toBe(createHash('sha256').update(mark).digest('base64url'))

    expect(await open(browser, token)).toEqual({ email, isSignedIn: true })
    expect(await whoIsIn(browser)).toMatchObject({ email, isOnboarded: false })
    expect(await db.session.findMany({ where: { user: { email } } })).toMatchObject([
      { userAgent: 'Firefox' },
    ])
    expect([...browser.cookies.keys()]).toEqual(['known', 'next-auth.session-token'])
    expect(await open(browser, token)).toMatchObject({
      message: 'This link has expired or was already used. Please request a new one.',
    })
  })

  it('does not sign in a browser without the registration cookie, or with another registration’s', async () => {
    const { token, email } = await atInbox()
    const other = await atInbox()
    for (const [browser, foreign] of [
      [other.browser, token],
      [new Browser(), other.token],
    ] as const) {
      expect(await open(browser, foreign)).toMatchObject({
        errors: { password: ['Enter the password you chose when you registered'] },
      })
      expect(await whoIsIn(browser)).toEqual(NOBODY)
    }
    const { emailVerifiedAt } = await db.user.findUniqueOrThrow({ where: { email } })
    expect(emailVerifiedAt).toBeNull()
  })

  it('signs in by a re-sent link too, whoever requested it', async () => {
    const { browser, email } = await atInbox()
    await resendTo(email)
    expect(await open(browser, await getMailedToken(email))).toEqual({ email, isSignedIn: true })
  })

  it('keeps trusting the first browser that registered, even if others register again and request the email', async () => {
    const { browser, email } = await atInbox()
    const other = new Browser()
    const body = { email, fullName: 'Ada', password: 'adze-and-auger' }
    expect((await other.call(registration.POST, '/api/register', { method: 'POST', body })).status).toBe(409)
    await other.call(resend.POST, '/api/auth/resend-verification', { method: 'POST', body: { email } })
    const token = await getMailedToken(email)
    expect(await open(other, token)).toMatchObject({ errors: { password: expect.any(Array) } })
    expect(await open(browser, token)).toMatchObject({ isSignedIn: true })
  })

  it('signs in neither a disabled account nor one with two-step sign-in', async () => {
    const disabled = await atInbox()
    await db.user.update({ where: { email: disabled.email }, data: { disabledAt: new Date() } })
    const careful = await atInbox()
    const user = { connect: { email: careful.email } }
    await db.twoStep.create({ data: { user, secret: 'sealed', enabledAt: new Date() } })
    for (const { browser, email, token } of [disabled, careful]) {
      expect(await open(browser, token)).toEqual({ email, isSignedIn: false })
      expect(await whoIsIn(browser)).toEqual(NOBODY)
    }
  })

  it('signs nobody in after somebody else has reset the password', async () => {
    const { browser, email, token } = await atInbox()
    await forget(email)
    expect((await resetWith(await getMailedToken(email))).status).toBe(200)
    expect(await open(browser, token)).toMatchObject({ message: expect.stringContaining('expired') })
    expect(await whoIsIn(browser)).toEqual(NOBODY)
  })
})

describe('spec 7: POST /api/auth/resend-verification and /api/auth/forgot-password', () => {
  it.each([
    ['resend-verification', resendTo],
    ['forgot-password', forget],
  ])('%s answers alike, in body and delay, for existing and missing accounts', async (_, ask) => {
    const email = await registered()
    const answerTo = async (address: string) => {
      let response!: Response
      // Each waits for the same time, longer than its work takes.
      const waits = await skipWaits(300, async () => (response = await ask(address)))
      return { waits, status: response.status, body: await response.text() }
    }
    const known = await answerTo(email)
    expect(known).toMatchObject({ waits: 1, status: 200 })
    expect(await answerTo(newEmail())).toEqual(known)
    expect(await listMailsTo(email)).toHaveLength(2)
  })

  it('emails a verified address that it has an account, and how to sign in', async () => {
    const { email } = await createUser()
    expect((await resendTo(email)).status).toBe(200)
    const [mail, ...others] = await listMailsTo(email)
    expect(others).toEqual([])
    expect(mail!.subject).toBe('You already have a Sheaf account')
    for (const text of [mail!.text, mail!.html]) {
      expect(text).toMatch(/\/login\b/)
      expect(text).toMatch(/\/forgot-password\b/)
      expect(text).not.toContain('token=')
    }
  })

  it('sends neither email to a disabled account', async () => {
    const { email } = await createUser({ disabledAt: new Date(), emailVerifiedAt: null })
    await resendTo(email)
    await forget(email)
    expect(await listMailsTo(email)).toEqual([])
  })

  it('keeps an earlier link valid when another one is requested', async () => {
    const email = await registered()
    const first = await getMailedToken(email)
    await resendTo(email)
    expect((await verifyWith(first)).status).toBe(200)
  })
})

describe('spec 7: POST /api/auth/reset-password', () => {
  it('sets the password, ends every session and notifies the owner', async () => {
    const user = await createUser()
    const browser = await Browser.signedIn(user)
    await forget(user.email)
    const token = await getMailedToken(user.email)
    expect((await resetWith(token)).status).toBe(200)
    expect(await db.session.count({ where: { userId: browser.user.id } })).toBe(0)
    expect((await signIn(new Browser(), user.email, 'correct horse')).status).toBe(401)
    expect((await signIn(new Browser(), user.email, 'adze-and-auger')).status).toBe(200)
    expect((await listMailsTo(user.email))[0]).toMatchObject({ subject: 'Your Sheaf password was changed' })
    expect((await resetWith(token)).status).toBe(410)
  })

  it('sets one password if the same link is submitted twice at once', async () => {
    const { email } = await createUser()
    await forget(email)
    const token = await getMailedToken(email)
    const sent = await Promise.all(['lathe-and-plane', 'plane-and-lathe'].map((one) => resetWith(token, one)))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('verifies the address, because the link was emailed, and invalidates all other links', async () => {
    const email = await registered()
    const verification = await getMailedToken(email)
    await forget(email)
    expect((await resetWith(await getMailedToken(email))).status).toBe(200)
    expect((await signIn(new Browser(), email, 'adze-and-auger')).status).toBe(200)
    expect((await verifyWith(verification)).status).toBe(410)
  })

  it('rejects an expired token and an invalid password, and changes nothing', async () => {
    const user = await createUser()
    const start = Date.now()
    await forget(user.email)
    const token = await getMailedToken(user.email)
    const short = await resetWith(token, '12345')
    expect(short.status).toBe(422)
    expect((await short.json()).errors.password).toEqual(['Password must be at least 6 characters'])
    const { hash, expiresAt } = await db.token.findFirstOrThrow({ where: { userId: user.id } })
    expectSince(start, expiresAt.getTime() - 3_600_000)
    await db.token.update({ where: { hash }, data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await resetWith(token)).status).toBe(410)
    expect((await signIn(new Browser(), user.email, 'correct horse')).status).toBe(200)
  })
})
