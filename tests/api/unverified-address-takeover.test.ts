import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { randomUUID } from 'node:crypto'
import * as forgot from '@/app/api/auth/forgot-password/route'
import * as resend from '@/app/api/auth/resend-verification/route'
import * as reset from '@/app/api/auth/reset-password/route'
import * as verify from '@/app/api/auth/verify-email/route'
import * as registration from '@/app/api/register/route'
import { findOrCreateGoogleAccount } from '@/lib/auth/sign-in/sign-in'
import { deleteUnverifiedAccounts } from '@/lib/auth/accounts/unverified-accounts'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { getMailedToken, listMailsTo } from '@/tests/factories/mail'
import { getSignInError, signIn } from '@/tests/factories/sign-in'
import { createUser } from '@/tests/factories/user'

// An attacker registers the address of somebody else, who owns the mailbox.
const ATTACKERS = 'lathe-and-plane'
const OWNERS = 'adze-and-auger'

const newEmail = () => `owner-${randomUUID()}@example.com`
const post = (browser: Browser, handler: typeof verify.POST, path: string, body: object) =>
  browser.call(handler, path, { method: 'POST', body })
const register = (browser: Browser, email: string, password: string, fullName = 'Eve http://evil') =>
  post(browser, registration.POST, '/api/register', { email, fullName: fullName.slice(0, 3), password })
const open = (browser: Browser, token: string, proof: object = {}) =>
  post(browser, verify.POST, '/api/auth/verify-email', { token, ...proof })

/** Returns the account as the attacker left it, and the token in the owner's mailbox. */
async function hijacked() {
  const email = newEmail()
  await register(new Browser(), email, ATTACKERS)
  return { email, token: await getMailedToken(email) }
}
const enters = async (email: string, password: string) =>
  (await signIn(new Browser(), email, password)).status === 200
const userOf = (email: string) => db.user.findUniqueOrThrow({ where: { email } })
const ownedBy = (email: string) => ({ owner: { email } })

describe('the verification link of an address that somebody else registered', () => {
  it('verifies nothing when it is only opened', async () => {
    const { email, token } = await hijacked()
    const response = await open(new Browser(), token)
    expect(response.status).toBe(422)
    const refused = await signIn(new Browser(), email, ATTACKERS)
    expect(await getSignInError(refused)).toBe('EmailNotVerified')
  })

  it('gives the owner the account with a new password, without any of the registrant’s data', async () => {
    const { email, token } = await hijacked()
    const set = { iban: 'GB33BUKB20201555555555', companyName: 'Evil' }
    expect(await db.business.updateMany({ where: ownedBy(email), data: set })).toEqual({ count: 1 })
    const owner = new Browser()
    expect(await (await open(owner, token, { newPassword: OWNERS })).json()).toEqual({
      email,
      isSignedIn: true,
    })
    expect(await userOf(email)).toMatchObject({
      fullName: email.split('@')[0],
      mailboxProvenAt: expect.any(Date),
    })
    expect(await db.business.findMany({ where: ownedBy(email) })).toMatchObject([
      { companyName: null, iban: null },
    ])
    expect(await enters(email, ATTACKERS)).toBe(false)
    expect(await enters(email, OWNERS)).toBe(true)
  })

  it('accepts only the registrant’s password', async () => {
    const { email, token } = await hijacked()
    const wrong = await open(new Browser(), token, { password: OWNERS })
    expect([wrong.status, (await wrong.json()).errors.password]).toEqual([
      422,
      ['Your current password is incorrect'],
    ])
    expect((await open(new Browser(), token, { password: ATTACKERS, newPassword: OWNERS })).status).toBe(422)
    expect(await userOf(email)).toMatchObject({ emailVerifiedAt: null })
    expect((await open(new Browser(), token, { password: ATTACKERS })).status).toBe(200)
  })

  it('rejects a new password after failed attempts at the old one, and stays valid', async () => {
    const { token } = await hijacked()
    const response = await open(new Browser(), token, { newPassword: 'password1' })
    expect([response.status, await response.json()]).toMatchObject([
      422,
      {
        message: 'This password is too easy to guess. Please choose another one.',
        errors: { newPassword: ['This password is too easy to guess. Please choose another one.'] },
      },
    ])
    expect((await open(new Browser(), token, { newPassword: OWNERS })).status).toBe(200)
  })
})

it('gives the owner an unverified address, after reporting it as taken and on request of the link', async () => {
  const { email } = await hijacked()
  const owner = new Browser()
  expect((await register(owner, email, OWNERS, 'Ada')).status).toBe(409)
  await post(owner, resend.POST, '/api/auth/resend-verification', { email })
  const token = await getMailedToken(email)
  expect((await open(owner, token)).status).toBe(422)
  expect((await open(owner, token, { newPassword: OWNERS })).status).toBe(200)
  expect(await enters(email, ATTACKERS)).toBe(false)
  expect(await enters(email, OWNERS)).toBe(true)
})

it('gives an unverified address to the user Google verifies', async () => {
  const { email } = await hijacked()
  const { id } = await userOf(email)
  expect(
    await findOrCreateGoogleAccount({ sub: randomUUID(), email, email_verified: true, name: 'Ada' }),
  ).toEqual({
    id,
  })
  expect(await userOf(email)).toMatchObject({
    passwordHash: null,
    fullName: 'Ada',
    emailVerifiedAt: expect.any(Date),
  })
  expect(await enters(email, ATTACKERS)).toBe(false)
})

it('replaces an invisible name from Google by the email address', async () => {
  const email = newEmail()
  await findOrCreateGoogleAccount({
    sub: randomUUID(),
    email,
    email_verified: true,
    name: '\u2800\u200d\ufe0f',
  })
  expect(await userOf(email)).toMatchObject({ fullName: email.split('@')[0] })
})

describe('resetting the password of an address that somebody else registered', () => {
  async function resetOf(email: string) {
    await post(new Browser(), forgot.POST, '/api/auth/forgot-password', { email })
    const token = await getMailedToken(email)
    return post(new Browser(), reset.POST, '/api/auth/reset-password', { token, password: OWNERS })
  }
  const guarded = async (mailboxProvenAt: Date | null) => {
    const user = await createUser({ mailboxProvenAt, iban: 'GB33BUKB20201555555555' })
    await db.twoStep.create({ data: { userId: user.id, secret: 'sealed', enabledAt: new Date() } })
    const gmail = { address: 'eve@gmail.com', refreshToken: 'sealed' }
    await db.gmailConnection.create({ data: { businessId: user.businessId, ...gmail } })
    return user
  }
  const left = async ({ id: userId, businessId }: { id: UserId; businessId: BusinessId }) => [
    await db.twoStep.count({ where: { userId } }),
    await db.gmailConnection.count({ where: { businessId } }),
  ]

  it('removes two-step sign-in and Gmail if somebody else may have set them up, and says so', async () => {
    const user = await guarded(null)
    const { email } = user
    expect((await resetOf(email)).status).toBe(200)
    expect(await left(user)).toEqual([0, 0])
    expect((await listMailsTo(email))[0]!.text).toContain(
      'two-step sign-in and the connection to Gmail were removed',
    )
    expect(await enters(email, OWNERS)).toBe(true)
  })

  it('keeps them if the owner is known to have set them up', async () => {
    const user = await guarded(new Date())
    const { email } = user
    expect((await resetOf(email)).status).toBe(200)
    expect(await left(user)).toEqual([1, 1])
    expect((await listMailsTo(email))[0]!.text).not.toContain('removed')
  })

  it('removes everything the registrant entered when the owner of an unverified address resets the password', async () => {
    const { email } = await hijacked()
    expect((await resetOf(email)).status).toBe(200)
    expect(await userOf(email)).toMatchObject({
      fullName: email.split('@')[0],
      mailboxProvenAt: expect.any(Date),
    })
  })
})

it('omits the unverified registrant’s name from emails to the address', async () => {
  const { email } = await hijacked()
  await post(new Browser(), forgot.POST, '/api/auth/forgot-password', { email })
  for (const { text } of await listMailsTo(email)) expect(text).not.toContain('Eve')
})

it('deletes accounts not verified within a week, and no others', async () => {
  const before = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  const old = await createUser({ emailVerifiedAt: null, createdAt: before(8) })
  const young = await createUser({ emailVerifiedAt: null, createdAt: before(6) })
  const verified = await createUser({ createdAt: before(800) })
  await deleteUnverifiedAccounts()
  const ids = [old.id, young.id, verified.id]
  const left = await db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true },
    orderBy: { createdAt: 'desc' },
  })
  expect(left.map(({ id }) => id)).toEqual([young.id, verified.id])
})
