import { createHash } from 'node:crypto'
import * as callback from '@/app/api/user/gmail/callback/route'
import * as gmail from '@/app/api/user/gmail/route'
import * as sender from '@/app/api/user/sender/route'
import * as testMail from '@/app/api/user/test-mail/route'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { startGmailConnection } from '@/lib/mail/gmail/connect-gmail'
import { findGmail } from '@/lib/mail/sending/sender'
import { Browser } from '@/tests/factories/browser'
import { startGmail } from '@/tests/factories/gmail'
import { listMailsTo } from '@/tests/factories/mail'

let google: Awaited<ReturnType<typeof startGmail>>
let owner: Awaited<ReturnType<typeof Browser.signedIn>>

beforeAll(async () => {
  google = await startGmail()
  Object.assign(env(), google.environment)
})
afterAll(() => google.stop())
beforeEach(async () => {
  Object.assign(env(), google.environment)
  google.behave('take')
  google.signIn('Robin@Gmail.test')
  google.mails.length = 0
  owner = await Browser.signedIn()
})

const begin = async (browser: Browser = owner) => {
  const response = await browser.call(gmail.POST, '/api/user/gmail', { method: 'POST' })
  return ((await response.json()) as { url: string }).url
}
/** Returns where the browser ends up after Google's redirect. */
const comeBack = async (query: string, browser: Browser = owner) => {
  const response = await browser.call(callback.GET, `/api/user/gmail/callback?${query}`)
  return [response.status, response.headers.get('location')]
}
const connect = async () => comeBack(google.consent(await begin()))
const settings = (outcome: string) => [
  303,
  `http://localhost:3000/settings?tab=integrations&gmail=${outcome}`,
]
const disconnect = (browser: Browser = owner) =>
  browser.call(gmail.DELETE, '/api/user/gmail', { method: 'DELETE' })
const connected = () => findGmail(owner.user.actor)
const row = () => db.gmailConnection.findUniqueOrThrow({ where: { businessId: owner.user.businessId } })

describe('spec 2: connecting Gmail', () => {
  it('requests only permission to send, permanently, with PKCE', async () => {
    const url = new URL(await begin())
    expect(url.origin + url.pathname).toBe(`${google.environment.GOOGLE_ISSUER}/authorize`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: google.environment.GOOGLE_CLIENT_ID,
      redirect_uri: 'http://localhost:3000/api/user/gmail/callback',
      response_type: 'code',
      scope: `openid email ${google.scopes.send}`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
    })
    // The cookie reveals neither secret.
    const cookie = owner.cookies.get('gmail-connect')!
    expect(cookie).not.toContain(url.searchParams.get('state'))
    const hidden = Buffer.from(cookie.split('.')[1]!, 'base64url').toString('latin1')
    expect(hidden).not.toContain('verifier')
  })

  it('stores the address and the encrypted refresh token', async () => {
    expect(await connect()).toEqual(settings('connected'))
    expect(await connected()).toEqual({
      address: 'robin@gmail.test',
      problem: null,
      connectedAt: expect.any(String),
    })
    const [token] = [...google.refreshTokens].slice(-1)
    const stored = (await row()).refreshToken
    expect(stored).toMatch(/^v1\./)
    expect(Buffer.from(stored.slice(3), 'base64url').toString('latin1')).not.toContain(token)
  })

  it('reports that the user declined, or did not grant permission to send', async () => {
    const state = new URL(await begin()).searchParams.get('state')
    expect(await comeBack(`error=access_denied&state=${state}`)).toEqual(settings('denied'))
    expect(await comeBack(google.consent(await begin(), [google.scopes.send]))).toEqual(settings('unticked'))
    expect(await connected()).toBeNull()
  })

  it('accepts each response once', async () => {
    const query = google.consent(await begin())
    const cookie = owner.cookies.get('gmail-connect')!
    expect(await comeBack(query)).toEqual(settings('connected'))
    expect(await comeBack(query)).toEqual(settings('stale'))
    owner.cookies.set('gmail-connect', cookie)
    expect(await comeBack(query)).toEqual(settings('failed'))
  })

  it('rejects a response that this session did not request', async () => {
    const other = await Browser.signedIn()
    const theirs = google.consent(await begin(other))
    expect(await comeBack(theirs)).toEqual(settings('stale'))
    await begin()
    expect(await comeBack(theirs)).toEqual(settings('stale'))
    // Not even with the cookie of the user who started it.
    await begin(other)
    owner.cookies.set('gmail-connect', other.cookies.get('gmail-connect')!)
    const state = new URL(await begin(other)).searchParams.get('state')
    owner.cookies.set('gmail-connect', other.cookies.get('gmail-connect')!)
    expect(await comeBack(`code=x&state=${state}`)).toEqual(settings('stale'))
    expect(await connected()).toBeNull()
  })

  it('rejects a response after ten minutes', async () => {
    const query = google.consent(await begin())
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 11 * 60_000)
    try {
      expect(await comeBack(query)).toEqual(settings('stale'))
    } finally {
      clock.mockRestore()
    }
  })

  it('redirects a signed-out user to sign in', async () => {
    const query = google.consent(await begin())
    await db.session.deleteMany({ where: { userId: owner.user.id } })
    expect(await comeBack(query)).toEqual([
      303,
      'http://localhost:3000/login?callbackUrl=%2Fsettings%3Ftab%3Dintegrations',
    ])
    expect(await connected()).toBeNull()
  })

  it('reports an error of Google, and keeps an earlier connection', async () => {
    await connect()
    const before = await row()
    const query = google.consent(await begin())
    google.fail('/token')
    expect(await comeBack(query)).toEqual(settings('failed'))
    google.fail('/token', false)
    expect(await comeBack(`state=x`)).toEqual(settings('stale'))
    expect(await row()).toEqual(before)
  })

  it('replaces an earlier connection', async () => {
    await connect()
    google.signIn('other@gmail.test')
    await connect()
    expect(await connected()).toMatchObject({ address: 'other@gmail.test', problem: null })
  })
})

describe('spec 2: disconnecting Gmail', () => {
  it('revokes the permission at Google and deletes it here', async () => {
    await connect()
    const [token] = [...google.refreshTokens].slice(-1)
    expect(await (await disconnect()).json()).toEqual({ revoked: true })
    expect(google.refreshTokens.has(token!)).toBe(false)
    expect(await connected()).toBeNull()
    expect((await disconnect()).status).toBe(404)
  })

  it('deletes it even if Google can’t be reached, and says so', async () => {
    await connect()
    google.fail('/revoke')
    expect(await (await disconnect()).json()).toEqual({ revoked: false })
    google.fail('/revoke', false)
    expect(await connected()).toBeNull()
  })

  it('has nothing to revoke if the user did so at Google', async () => {
    await connect()
    google.endGrants()
    expect(await (await disconnect()).json()).toEqual({ revoked: true })
  })

  it('requires the owner', async () => {
    await connect()
    expect((await disconnect(await Browser.signedIn())).status).toBe(404)
    expect(await connected()).not.toBeNull()
  })

  it('happens when the account is deleted', async () => {
    await connect()
    await db.user.delete({ where: { id: owner.user.id } })
    expect(await connected()).toBeNull()
  })
})

/** Returns test emails in the local mailbox, without those about a new connection. */
const testMails = async () =>
  (await listMailsTo(owner.user.email)).filter(({ subject }) => subject.includes('test mail'))

describe('spec 2: the transport of outgoing email', () => {
  const from = async () => (await owner.call(sender.GET, '/api/user/sender')).json()
  const test = () => owner.call(testMail.POST, '/api/user/test-mail', { method: 'POST' })

  it('is the connected Gmail, as a test email shows', async () => {
    expect(await from()).toEqual({ transport: 'local', address: 'no-reply@localhost', isExpired: false })
    await connect()
    expect(await from()).toEqual({ transport: 'gmail', address: 'robin@gmail.test', isExpired: false })
    expect(await (await test()).json()).toEqual({ to: owner.user.email, transport: 'gmail' })
    expect(google.mails[0]).toMatch(/^From: robin@gmail\.test\r$/m)
    expect(google.mails[0]).toMatch(new RegExp(`^To: ${owner.user.email}\r$`, 'm'))
    expect(await testMails()).toEqual([])
  })

  it('never falls back to another one once Gmail has expired', async () => {
    await connect()
    google.endGrants()
    for (let time = 0; time < 2; time++) {
      const response = await test()
      expect([response.status, (await response.json()).message]).toEqual([
        502,
        'The connection to your Gmail has expired. Connect Gmail again in Settings, then send the email again.',
      ])
    }
    expect(await from()).toEqual({ transport: 'gmail', address: 'robin@gmail.test', isExpired: true })
    expect(await connected()).toMatchObject({ problem: expect.stringContaining('Google') })
    expect(await testMails()).toEqual([])
    expect(google.mails).toEqual([])
  })
})

it('connecting Gmail uses a PKCE verifier to redeem its code', async () => {
  const url = new URL(await begin())
  // A replaced code challenge makes the code useless.
  url.searchParams.set('code_challenge', createHash('sha256').update('another').digest('base64url'))
  expect(await comeBack(google.consent(url.href))).toEqual(settings('failed'))
  expect(await db.gmailConnection.count({ where: { businessId: owner.user.businessId } })).toBe(0)
})

it('connecting Gmail reports an installation without Google keys', async () => {
  env().GOOGLE_CLIENT_ID = undefined
  await expect(
    startGmailConnection({ sessionId: 'any', businessId: owner.user.businessId }),
  ).rejects.toMatchObject({
    kind: 'conflict',
    message: expect.stringContaining('no Google keys'),
  })
})
