import * as login from '@/app/api/auth/me/route'
import * as password from '@/app/api/user/password/route'
import * as all from '@/app/api/user/sessions/route'
import * as one from '@/app/api/user/sessions/[id]/route'
import { hasPassword, resetPassword } from '@/lib/auth/accounts/accounts'
import { listDevices } from '@/lib/auth/sessions/signed-in-devices'
import { createToken } from '@/lib/auth/credentials/tokens'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { listMailsTo } from '@/tests/factories/mail'
import { createSession } from '@/tests/factories/session'
import { getSignInError, signIn } from '@/tests/factories/sign-in'
import { createUser, PASSWORD } from '@/tests/factories/user'

const isSignedIn = async (browser: Browser) => (await browser.call(login.GET, '/api/auth/me')).status === 200
const change = (browser: Browser, body: unknown) =>
  browser.call(password.PATCH, '/api/user/password', { method: 'PATCH', body })
const endOne = (browser: Browser, id: string) =>
  browser.call(one.DELETE, `/api/user/sessions/${id}`, { method: 'DELETE', params: { id } })

/** Signs one user in with three browsers. */
async function threeBrowsers() {
  const user = await createUser()
  const [here, there, elsewhere] = [
    await Browser.signedIn(user),
    await Browser.signedIn(user),
    await Browser.signedIn(user),
  ]
  return { user, here, there, elsewhere }
}

describe('spec 4: PATCH /api/user/password', () => {
  it('sets the new password, and signs out all other browsers', async () => {
    const { user, here, there } = await threeBrowsers()
    const response = await change(here, { currentPassword: PASSWORD, password: 'brand new' })
    expect(response.status).toBe(200)
    expect(await isSignedIn(here)).toBe(true)
    expect(await isSignedIn(there)).toBe(false)
    expect(await getSignInError(await signIn(new Browser(), user.email, PASSWORD))).toBe('CredentialsSignin')
    expect(await getSignInError(await signIn(new Browser(), user.email, 'brand new'))).toBeNull()
    const [mail] = await listMailsTo(user.email)
    expect(mail?.subject).toMatch(/password was changed/)
  })

  it('invalidates every emailed password link', async () => {
    const { user, here } = await threeBrowsers()
    const token = await createToken(user.id, 'RESET_PASSWORD')
    await change(here, { currentPassword: PASSWORD, password: 'brand new' })
    await expect(resetPassword(token, 'of somebody else')).rejects.toMatchObject({ kind: 'gone' })
    expect(await getSignInError(await signIn(new Browser(), user.email, 'brand new'))).toBeNull()
  })

  it('rejects a wrong current password at its field, and changes nothing', async () => {
    const { user, here, there } = await threeBrowsers()
    const response = await change(here, { currentPassword: 'guess', password: 'brand new' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      message: 'Your current password is incorrect',
      errors: { currentPassword: ['Your current password is incorrect'] },
    })
    expect(await isSignedIn(there)).toBe(true)
    expect(await getSignInError(await signIn(new Browser(), user.email, PASSWORD))).toBeNull()
  })

  it('requires both passwords, and at least 6 characters', async () => {
    const { here } = await threeBrowsers()
    const response = await change(here, { currentPassword: '', password: '12345' })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual({
      currentPassword: ['Current password is required'],
      password: ['Password must be at least 6 characters'],
    })
  })

  it('blocks after ten attempts', async () => {
    const { here } = await threeBrowsers()
    const guess = () => change(here, { currentPassword: 'guess', password: 'brand new' })
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(422)
    const refused = await change(here, { currentPassword: PASSWORD, password: 'brand new' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is not available without a password', async () => {
    const { user, here } = await threeBrowsers()
    expect(await hasPassword(user.id)).toBe(true)
    await db.user.update({ where: { id: user.id }, data: { passwordHash: null } })
    expect(await hasPassword(user.id)).toBe(false)
    expect((await change(here, { currentPassword: PASSWORD, password: 'brand new' })).status).toBe(422)
  })
})

describe('spec 4: the sessions of a user', () => {
  it('lists this session first, without the real ids', async () => {
    const user = await createUser()
    const current = await createSession(user)
    const later = await createSession(user)
    await db.session.update({
      where: { id: later.id },
      data: {
        lastSeenAt: new Date(Date.now() + 1000),
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      },
    })
    await createSession(user, new Date(Date.now() - 1000))
    await createSession(await createUser())
    const devices = await listDevices(user.id, current.id)
    expect(devices.map(({ isCurrent, name }) => [isCurrent, name])).toEqual([
      [true, 'Unknown browser'],
      [false, 'Firefox on Linux'],
    ])
    expect(JSON.stringify(devices)).not.toContain(current.id)
  })

  it('ends all others at once', async () => {
    const { here, there, elsewhere } = await threeBrowsers()
    const stranger = await Browser.signedIn()
    expect((await here.call(all.DELETE, '/api/user/sessions', { method: 'DELETE' })).status).toBe(204)
    expect(await Promise.all([here, there, elsewhere, stranger].map(isSignedIn))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('ends the user’s own sessions individually', async () => {
    const { user, here, there, elsewhere } = await threeBrowsers()
    const stranger = await Browser.signedIn()
    const devices = await listDevices(user.id, '')
    const [theirs] = await listDevices(stranger.user.id, '')
    expect((await endOne(here, theirs!.id)).status).toBe(404)
    expect((await endOne(here, 'nonsense')).status).toBe(404)
    for (const { id } of devices.slice(0, 1)) expect((await endOne(here, id)).status).toBe(204)
    const left = await Promise.all([here, there, elsewhere].map(isSignedIn))
    expect(left.filter(Boolean)).toHaveLength(2)
    expect(await isSignedIn(stranger)).toBe(true)
  })
})
