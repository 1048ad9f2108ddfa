import { randomUUID } from 'node:crypto'
import * as me from '@/app/api/auth/me/route'
import * as forgot from '@/app/api/auth/forgot-password/route'
import * as invitations from '@/app/api/invitations/route'
import * as registration from '@/app/api/register/route'
import * as invited from '@/app/api/register/invited/route'
import * as settings from '@/app/api/user/settings/route'
import { recordEvent } from '@/lib/activity/record-event'
import { runDeletions } from '@/lib/auth/account-deletion/run-deletions'
import { findOrCreateGoogleAccount } from '@/lib/auth/sign-in/sign-in'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvitation } from '@/tests/factories/invitation'
import { createInvoice } from '@/tests/factories/invoice'
import { listMailsTo } from '@/tests/factories/mail'
import { createMember, signInAs } from '@/tests/factories/member'
import { createEmail, createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const IN_GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
const IN_SWAHILI = { 'accept-language': 'sw' }
const PASSWORD = 'lathe-and-plane'
const person = { fullName: 'Ada Lovelace', password: PASSWORD }

const choose = (browser: Browser, interfaceLanguage: unknown) =>
  browser.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body: { interfaceLanguage } })
const stored = async (email: string) =>
  (await db.user.findUniqueOrThrow({ where: { email } })).interfaceLanguage
/** The subject of the newest email to an address. */
async function newestTo(email: string): Promise<string | undefined> {
  await runOutbox()
  return (await listMailsTo(email))[0]?.subject
}

describe('the language of the interface', () => {
  it('is chosen by the user, whatever their role, and shown by the next request', async () => {
    const { user: owner } = await Browser.signedIn()
    const viewer = await signInAs('VIEWER', owner)
    const read = async () => (await viewer.call(me.GET, '/api/auth/me')).json()
    expect(await read()).toMatchObject({ interfaceLanguage: null })
    for (const language of ['de', 'en', null]) {
      expect(await (await choose(viewer, language)).json()).toMatchObject({ interfaceLanguage: language })
      expect(await read()).toMatchObject({ interfaceLanguage: language })
    }
  })

  it('stays when other fields are saved', async () => {
    const browser = await Browser.signedIn()
    await choose(browser, 'de')
    const body = { fullName: 'Ada King' }
    const response = await browser.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body })
    expect(await response.json()).toMatchObject({ fullName: 'Ada King', interfaceLanguage: 'de' })
  })

  it.each(['xx', 'DE', 7])('cannot be %j', async (language) => {
    const response = await choose(await Browser.signedIn(), language)
    expect(response.status).toBe(422)
    expect((await response.json()).errors.interfaceLanguage).toHaveLength(1)
  })

  it('is refused with the list of languages if it is unknown', async () => {
    const response = await choose(await Browser.signedIn(), 'xx')
    expect((await response.json()).errors).toEqual({ interfaceLanguage: ['Must be one of en or de'] })
  })
})

describe('a new account gets the language of its browser', () => {
  it.each([
    [IN_GERMAN, 'de', 'Bestätige deine E-Mail-Adresse für Sheaf'],
    [IN_SWAHILI, null, 'Confirm your email for Sheaf'],
    [{}, null, 'Confirm your email for Sheaf'],
  ])('when it is registered with %j', async (headers, language, subject) => {
    const email = createEmail()
    const body = { ...person, email }
    await new Browser().call(registration.POST, '/api/register', { method: 'POST', body, headers })
    expect([await stored(email), await newestTo(email)]).toEqual([language, subject])
  })

  it('and so do the documents of its business', async () => {
    const register = async (headers: Record<string, string>) => {
      const email = createEmail()
      await new Browser().call(registration.POST, '/api/register', {
        method: 'POST',
        body: { ...person, email },
        headers,
      })
      const { memberships } = await db.user.findUniqueOrThrow({
        where: { email },
        select: { memberships: { select: { business: { select: { language: true } } } } },
      })
      return memberships.map(({ business }) => business.language)
    }
    expect(await register(IN_GERMAN)).toEqual(['de'])
    expect(await register({ 'accept-language': 'en' })).toEqual([null])
  })

  it('when it is created by Google', async () => {
    const email = createEmail()
    await new Browser().asking(new Headers(IN_GERMAN), () =>
      findOrCreateGoogleAccount({ sub: randomUUID(), email, email_verified: true, name: 'Ada' }),
    )
    expect(await stored(email)).toBe('de')
  })

  it('when it is created by accepting an invitation', async () => {
    const email = createEmail()
    const token = await createInvitation(await createUser(), email, 'STAFF')
    const body = { ...person, token }
    await new Browser().call(invited.POST, '/api/register/invited', {
      method: 'POST',
      body,
      headers: IN_GERMAN,
    })
    expect(await stored(email)).toBe('de')
  })
})

describe('an email to a user', () => {
  const forget = (email: string, headers: Record<string, string>) =>
    new Browser().call(forgot.POST, '/api/auth/forgot-password', { method: 'POST', body: { email }, headers })

  it.each([
    [null, IN_GERMAN, 'Setze dein Passwort für Sheaf zurück'],
    ['de', IN_SWAHILI, 'Setze dein Passwort für Sheaf zurück'],
    ['en', IN_GERMAN, 'Reset your Sheaf password'],
  ])(
    'with language %j is in it, else in that of their browser',
    async (interfaceLanguage, headers, subject) => {
      const { email } = await createUser({ interfaceLanguage })
      await forget(email, headers)
      expect(await newestTo(email)).toBe(subject)
    },
  )

  it('is in their own language if another member causes it', async () => {
    const german = await createUser({ interfaceLanguage: 'de', switchedNotices: ['INVOICE_PAID'] })
    const english = await createMember(german.businessId, 'OWNER')
    await db.membership.updateMany({
      where: { userId: english.id, businessId: german.businessId },
      data: { switchedNotices: ['INVOICE_PAID'] },
    })
    const client = await createClient(german.actor, { name: 'Northwind' })
    const { id } = await createInvoice(german.actor, client.id, { invoiceNumber: 'RE-7' })
    await new Browser().asking(new Headers(IN_GERMAN), () =>
      recordEvent(db, { ...german.actor, via: 'api-key' }, 'INVOICE_PAID', { invoiceId: id }),
    )
    expect(await newestTo(german.email)).toBe('Rechnung RE-7 ist bezahlt')
    expect(await newestTo(english.email)).toBe('Invoice RE-7 is paid')
  })

  it('is in their language when their account has been deleted', async () => {
    const deleteAfter = new Date(Date.now() - 1000)
    const { email } = await createUser({ interfaceLanguage: 'de', deleteAfter })
    await runDeletions()
    expect(await newestTo(email)).toBe('Dein Konto bei Sheaf ist gelöscht')
  })
})

describe('an invitation', () => {
  const invite = async (email: string) => {
    const owner = await Browser.signedIn(await createUser({ interfaceLanguage: 'de', fullName: 'Ada' }))
    const body = { email, role: 'STAFF' }
    await owner.call(invitations.POST, '/api/invitations', { method: 'POST', body })
    return newestTo(email)
  }

  it('is in the inviter’s language for somebody without an account', async () => {
    expect(await invite(createEmail())).toMatch(/^Ada hat dich zu .* eingeladen$/)
  })

  it('is in the recipient’s language for somebody with one', async () => {
    const { email } = await createUser({ interfaceLanguage: 'en' })
    expect(await invite(email)).toMatch(/^Ada invited you to /)
  })
})
