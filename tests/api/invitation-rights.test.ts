import * as accepting from '@/app/api/invitations/accept/route'
import * as again from '@/app/api/invitations/[id]/resend/route'
import * as invitations from '@/app/api/invitations/route'
import * as leaving from '@/app/api/members/leave/route'
import * as handOver from '@/app/api/members/[id]/hand-over/route'
import * as member from '@/app/api/members/[id]/route'
import * as bankRequest from '@/app/api/bank-request/route'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { runDeletions } from '@/lib/auth/account-deletion/run-deletions'
import { listBusinessEvents } from '@/lib/activity/queries'
import { findOpenInvitation } from '@/lib/business/members/queries'
import type { Role } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createInvitation } from '@/tests/factories/invitation'
import { listMailsTo } from '@/tests/factories/mail'
import { signInAs } from '@/tests/factories/member'
import type { SignedIn } from '@/tests/factories/resources'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

type Someone = Pick<SignedIn, 'user' | 'call'>

let owner: SignedIn
beforeEach(async () => {
  owner = await Browser.signedIn()
})

const ofMember = (who: Someone) => ({ params: { id: String(who.user.id) } })
const accept = (by: Someone, token: string) =>
  by.call(accepting.POST, '/api/invitations/accept', { method: 'POST', body: { token } })
const list = async () => (await owner.call(invitations.GET, '/api/invitations')).json()
const demote = (who: Someone) =>
  owner.call(member.PATCH, `/api/members/${who.user.id}`, {
    method: 'PATCH',
    body: { role: 'VIEWER' },
    ...ofMember(who),
  })
const remove = (who: Someone) =>
  owner.call(member.DELETE, `/api/members/${who.user.id}`, { method: 'DELETE', ...ofMember(who) })

const ENDS: [string, Role, Role, (inviter: Someone) => Promise<unknown>][] = [
  ['is given a lesser role', 'OWNER', 'OWNER', demote],
  ['is removed', 'ADMIN', 'ADMIN', remove],
  [
    'leaves',
    'OWNER',
    'OWNER',
    (inviter) => inviter.call(leaving.POST, '/api/members/leave', { method: 'POST' }),
  ],
  [
    'hands the business over',
    'OWNER',
    'OWNER',
    (inviter) =>
      inviter.call(handOver.POST, `/api/members/${owner.user.id}/hand-over`, {
        method: 'POST',
        ...ofMember(owner),
      }),
  ],
  [
    'has their account deleted',
    'OWNER',
    'OWNER',
    async ({ user: { id } }) => {
      await db.user.update({ where: { id }, data: { deleteAfter: new Date(Date.now() - 1000) } })
      await runDeletions()
      expect(await db.user.count({ where: { id } })).toBe(0)
    },
  ],
  [
    'has their account locked',
    'OWNER',
    'STAFF',
    ({ user: { id } }) => db.user.update({ where: { id }, data: { disabledAt: new Date() } }),
  ],
]

it.each(ENDS)('revokes the invitation of a member who %s', async (_, inviterRole, role, end) => {
  const inviter = await signInAs(inviterRole, owner.user)
  const guest = await Browser.signedIn()
  const token = await createInvitation(inviter.user, guest.user.email, role)
  expect(await findOpenInvitation(token)).toMatchObject({ isAccepted: false })
  await end(inviter)
  expect([await findOpenInvitation(token), (await accept(guest, token)).status]).toEqual([null, 410])
  expect(await list()).toMatchObject([{ email: guest.user.email, isExpired: true }])
})

it('a demoted owner’s invitations are kept if still permitted, and the revoked ones are listed', async () => {
  const inviter = await signInAs('OWNER', owner.user)
  const guest = await Browser.signedIn()
  const token = await createInvitation(inviter.user, guest.user.email, 'STAFF')
  await createInvitation(inviter.user, 'heir@example.com', 'OWNER')
  const { id } = inviter.user
  await owner.call(member.PATCH, `/api/members/${id}`, {
    method: 'PATCH',
    body: { role: 'ADMIN' },
    ...ofMember(inviter),
  })
  expect((await accept(guest, token)).status).toBe(200)
  const ended = (await listBusinessEvents(owner.user)).filter(({ type }) => type === 'INVITATION_ENDED')
  expect(ended).toMatchObject([{ data: { email: 'heir@example.com', role: 'OWNER' } }])
})

it('an invitation depends on the permissions of its last sender', async () => {
  const inviter = await signInAs('ADMIN', owner.user)
  const guest = await Browser.signedIn()
  const { email } = guest.user
  await createInvitation(inviter.user, email, 'STAFF')
  await remove(inviter)
  const { id } = await db.invitation.findFirstOrThrow({ where: { email } })
  const resent = await owner.call(again.POST, `/api/invitations/${id}/resend`, {
    method: 'POST',
    params: { id },
  })
  expect(await resent.json()).toMatchObject({ isExpired: false, invitedBy: owner.user.fullName })
  await runOutbox()
  const [mail] = await listMailsTo(email)
  const [, token] = /\/invitation\/([\w-]+)/.exec(mail!.text)!
  expect((await accept(guest, token!)).status).toBe(200)
})

it('a bank request is cancelled if its author lost the permission', async () => {
  const { businessId } = owner.user
  const ask = async (admin: Someone) =>
    db.bankRequest.create({
      data: { businessId, requestedById: admin.user.id, requestedBy: 'Maya', details: { iban: 'GB33' } },
    })
  const read = async () => (await owner.call(bankRequest.GET, '/api/bank-request')).json()
  for (const end of [demote, remove]) {
    const admin = await signInAs('ADMIN', owner.user)
    await ask(admin)
    expect(await read()).toMatchObject({ requestedBy: 'Maya' })
    await end(admin)
    expect(await read()).toBeNull()
    expect(await db.bankRequest.count({ where: { businessId } })).toBe(0)
  }
})
