import * as invitations from '@/app/api/invitations/route'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { createBusiness } from '@/lib/auth/users/memberships'
import type { Role } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createInvitation } from '@/tests/factories/invitation'
import { listMailsTo } from '@/tests/factories/mail'
import { setUpMailServer } from '@/tests/factories/mail-server'
import { signInAs, signInAt } from '@/tests/factories/member'
import { createSmtpServer } from '@/tests/factories/smtp-server'
import { createUser, createEmail } from '@/tests/factories/user'
import { findOpenInvitation } from '@/lib/business/members/queries'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const invite = (by: Browser, email: string, role: Role = 'STAFF') =>
  by.call(invitations.POST, '/api/invitations', { method: 'POST', body: { email, role } })

describe('invitation emails of a new account, sent through the installation’s own server', () => {
  setUpMailServer(createSmtpServer())

  it('are limited to twenty recipients a day across its businesses', async () => {
    const young = await createUser({ emailVerifiedAt: new Date() })
    const second = await db.$transaction((tx) => createBusiness(tx, { id: young.id, timeZone: 'UTC' }))
    await db.business.update({ where: { id: second }, data: { isOnboarded: true } })
    const browsers = [await signInAt(young), await signInAt({ ...young, businessId: second })]
    const statuses = []
    for (let sent = 0; sent < 20; sent++)
      statuses.push((await invite(browsers[sent % 2]!, createEmail())).status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    for (const browser of browsers) {
      const answer = await invite(browser, createEmail())
      expect([answer.status, (await answer.json()).message]).toEqual([
        429,
        'In its first week, an account can email 20 people a day, invitations included. Send the rest tomorrow.',
      ])
    }
  })
})

it('an invitation reaches an address that strangers have often invited', async () => {
  const email = createEmail()
  const stranger = await Browser.signedIn()
  const statuses = []
  for (let round = 0; round < 12; round++) statuses.push((await invite(stranger, email)).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, ...Array<number>(7).fill(429)])
  expect((await invite(await Browser.signedIn(), email)).status).toBe(201)
})

it('an invitation formats names so that mail programs do not turn them into links', async () => {
  const fullName = 'PayPal - verify at paypal-login.example'
  const owner = await Browser.signedIn(await createUser({ fullName, companyName: 'J.R.R. Acme.io Ltd.' }))
  const email = createEmail()
  await invite(owner, email)
  await runOutbox()
  const [mail] = await listMailsTo(email)
  for (const text of [mail!.subject, mail!.text, mail!.html!]) {
    expect(text).not.toMatch(/login\.example|Acme\.io/)
    // The visible text is unchanged.
    expect(text.replaceAll('\u2060', '')).toContain(`${fullName} invited you to`)
    expect(text).toContain('J.R.R. Acme')
  }
})

it('an owner’s invitation can’t be replaced by an admin’s', async () => {
  const owner = await Browser.signedIn()
  const admin = await signInAs('ADMIN', owner.user)
  const email = createEmail()
  const token = await createInvitation(owner.user, email, 'OWNER')
  expect((await invite(admin, email, 'VIEWER')).status).toBe(403)
  expect(await findOpenInvitation(token)).toMatchObject({ role: 'OWNER' })
  await db.invitation.updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1000) } })
  // A revoked invitation doesn't block a new one.
  expect((await invite(admin, email, 'VIEWER')).status).toBe(201)
})
