import * as accepting from '@/app/api/invitations/accept/route'
import * as one from '@/app/api/invitations/[id]/route'
import * as again from '@/app/api/invitations/[id]/resend/route'
import * as invitations from '@/app/api/invitations/route'
import * as register from '@/app/api/register/invited/route'
import * as me from '@/app/api/auth/me/route'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { findOpenInvitation } from '@/lib/business/members/queries'
import type { InvitationView } from '@/lib/business/members/member-response'
import type { Role } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { listMailsTo } from '@/tests/factories/mail'
import { signInAs } from '@/tests/factories/member'
import type { SignedIn } from '@/tests/factories/resources'
import { createUser, createEmail } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let owner: SignedIn
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd', fullName: 'Robin Owner' }))
})

const invite = (email: string, role: Role = 'STAFF', by: Browser = owner) =>
  by.call(invitations.POST, '/api/invitations', { method: 'POST', body: { email, role } })
const invited = async (email: string, role?: Role) =>
  (await (await invite(email, role)).json()) as InvitationView
const resend = (id: string) =>
  owner.call(again.POST, `/api/invitations/${id}/resend`, { method: 'POST', params: { id } })
const revoke = (id: string) =>
  owner.call(one.DELETE, `/api/invitations/${id}`, { method: 'DELETE', params: { id } })
const accept = (by: Browser, token: string) =>
  by.call(accepting.POST, '/api/invitations/accept', { method: 'POST', body: { token } })
const join = (token: string, more = {}) => {
  const browser = new Browser()
  const body = { token, fullName: 'Grace Hopper', password: 'lathe-and-plane', ...more }
  return browser
    .call(register.POST, '/api/register/invited', { method: 'POST', body })
    .then((answer) => ({ browser, answer }))
}
/** Returns the token of the newest email to an address. */
async function tokenTo(email: string): Promise<string> {
  await runOutbox()
  const [mail] = await listMailsTo(email)
  return /\/invitation\/([\w-]+)/.exec(mail!.text)![1]!
}
const seatOf = async (browser: Browser) =>
  (await (await browser.call(me.GET, '/api/auth/me')).json()) as { businessId: number; role: Role }

it('an invitation answers and emails alike for addresses with and without an account', async () => {
  const [known, unknown] = [(await createUser()).email, createEmail()]
  const answers = []
  for (const email of [known, unknown]) {
    const answer = await invite(email)
    const {
      id: _id,
      expiresAt: _end,
      createdAt: _at,
      email: _to,
      ...rest
    } = (await answer.json()) as InvitationView
    answers.push([answer.status, rest])
  }
  expect(answers[0]).toEqual(answers[1])
  const texts = []
  for (const email of [known, unknown]) {
    const token = await tokenTo(email)
    const [mail] = await listMailsTo(email)
    texts.push([mail!.subject, mail!.text.replace(token, 'TOKEN')])
    // The link's page reveals no more.
    expect(await findOpenInvitation(token)).toMatchObject({
      email,
      isAccepted: false,
      businessName: 'Robin Ltd',
    })
  }
  expect(texts[0]).toEqual(texts[1])
})

it('an invitation creates an account, verified by the link, in this business only', async () => {
  const email = createEmail()
  await invite(email, 'ACCOUNTANT')
  const token = await tokenTo(email)
  const { browser, answer } = await join(token)
  expect([answer.status, await answer.json()]).toEqual([201, { email, isSignedIn: true }])
  expect(await seatOf(browser)).toMatchObject({ businessId: owner.user.businessId, role: 'ACCOUNTANT' })
  expect(await db.business.count({ where: { owner: { email } } })).toBe(0)
  // Again: the address has an account by now.
  const second = await join(token)
  expect([second.answer.status, await second.answer.json()]).toMatchObject([
    409,
    { message: 'This email already has an account' },
  ])
})

it('an invitation is accepted with one click by its recipient, repeatedly', async () => {
  const guest = await Browser.signedIn()
  await invite(guest.user.email, 'VIEWER')
  const token = await tokenTo(guest.user.email)
  for (let round = 0; round < 2; round++) {
    const answer = await accept(guest, token)
    expect(await answer.json()).toEqual({ id: owner.user.businessId, isOnboarded: true })
  }
  expect(await seatOf(guest)).toMatchObject({ businessId: owner.user.businessId, role: 'VIEWER' })
  expect(await findOpenInvitation(token)).toMatchObject({ isAccepted: true })
  expect(await db.membership.count({ where: { businessId: owner.user.businessId } })).toBe(2)
})

it('adds a member once when an invitation is accepted twice at the same moment', async () => {
  const guest = await Browser.signedIn()
  await invite(guest.user.email)
  const token = await tokenTo(guest.user.email)
  const answers = await Promise.all([accept(guest, token), accept(guest, token)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await db.event.count({ where: { businessId: owner.user.businessId, type: 'MEMBER_JOINED' } })).toBe(
    1,
  )
})

it('an invitation rejects everybody but its recipient', async () => {
  const email = createEmail()
  await invite(email)
  const other = await Browser.signedIn()
  const answer = await accept(other, await tokenTo(email))
  expect([answer.status, await answer.json()]).toMatchObject([
    403,
    { message: `This invitation is for ${email}. Sign in with that address to accept it` },
  ])
  expect(await seatOf(other)).toMatchObject({ businessId: other.user.businessId })
})

it('an invitation is invalid once it has expired, was revoked, or was replaced by a newer link', async () => {
  const guest = await Browser.signedIn()
  const { email } = guest.user
  const { id } = await invited(email)
  const first = await tokenTo(email)
  expect(await (await resend(id)).json()).toMatchObject({ id, isExpired: false })
  const second = await tokenTo(email)
  expect([await findOpenInvitation(first), (await accept(guest, first)).status]).toEqual([null, 410])
  await db.invitation.update({
    where: { id, businessId: owner.user.businessId },
    data: { expiresAt: new Date(Date.now() - 1000) },
  })
  expect([await findOpenInvitation(second), (await accept(guest, second)).status]).toEqual([null, 410])
  expect((await join(second)).answer.status).toBe(410)
  expect(await (await owner.call(invitations.GET, '/api/invitations')).json()).toMatchObject([
    { id, isExpired: true },
  ])
  await resend(id)
  const third = await tokenTo(email)
  expect((await revoke(id)).status).toBe(204)
  expect([await findOpenInvitation(third), (await accept(guest, third)).status]).toEqual([null, 410])
  expect((await revoke(id)).status).toBe(404)
  expect((await resend(id)).status).toBe(404)
})

it('an invitation does not readmit a removed member through an old link', async () => {
  const guest = await Browser.signedIn()
  await invite(guest.user.email)
  const token = await tokenTo(guest.user.email)
  await accept(guest, token)
  await db.membership.deleteMany({
    where: { businessId: owner.user.businessId, userId: guest.user.id },
  })
  expect((await accept(guest, token)).status).toBe(410)
})

it('an invitation can’t be sent to a member, or for a role the inviter can’t assign', async () => {
  const admin = await signInAs('ADMIN', owner.user)
  const there = await invite(admin.user.email)
  expect([there.status, await there.json()]).toMatchObject([
    409,
    { errors: { email: ['This person is a member already'] } },
  ])
  expect((await invite(createEmail(), 'OWNER', admin)).status).toBe(403)
  expect((await invite(createEmail(), 'ADMIN', admin)).status).toBe(201)
  const staff = await signInAs('STAFF', owner.user)
  expect((await invite(createEmail(), 'VIEWER', staff)).status).toBe(403)
})

it('an invitation is unique per address, with the latest role', async () => {
  const email = createEmail()
  const first = await invited(email, 'STAFF')
  const second = await invited(email, 'VIEWER')
  expect(second).toMatchObject({ id: first.id, role: 'VIEWER' })
  expect(await db.invitation.count({ where: { businessId: owner.user.businessId } })).toBe(1)
})

it('a business can send twenty invitations a day', async () => {
  const statuses = []
  for (let round = 0; round < 21; round++) statuses.push((await invite(createEmail())).status)
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429])
})

it('an invitation rejects a weak password and remains valid', async () => {
  const email = createEmail()
  await invite(email)
  const token = await tokenTo(email)
  const { answer } = await join(token, { password: '123' })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { errors: { password: [expect.any(String)] } },
  ])
  expect(await db.user.count({ where: { email } })).toBe(0)
  expect((await join(token)).answer.status).toBe(201)
})
