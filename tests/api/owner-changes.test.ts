import * as accepting from '@/app/api/invitations/accept/route'
import * as bankRequest from '@/app/api/bank-request/route'
import * as again from '@/app/api/invitations/[id]/resend/route'
import * as invitations from '@/app/api/invitations/route'
import * as leaving from '@/app/api/members/leave/route'
import * as handOver from '@/app/api/members/[id]/hand-over/route'
import * as member from '@/app/api/members/[id]/route'
import * as settings from '@/app/api/user/settings/route'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import type { Role } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createInvitation } from '@/tests/factories/invitation'
import { listMailsTo } from '@/tests/factories/mail'
import { createMember, signInAs } from '@/tests/factories/member'
import type { SignedIn } from '@/tests/factories/resources'
import { createUser, createEmail } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const IBAN = 'GB33BUKB20201555555555'
type Someone = Pick<SignedIn, 'user' | 'call'>

let owner: SignedIn
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd', fullName: 'Robin Owner' }))
})

const age = ({ user: { id: userId } }: Someone, provenAt = new Date(Date.now() - 11 * 60_000)) =>
  db.session.updateMany({ where: { userId }, data: { provenAt } })
const invite = (by: Someone, email: string, role: Role) =>
  by.call(invitations.POST, '/api/invitations', { method: 'POST', body: { email, role } })
const resend = (by: Someone, id: string) =>
  by.call(again.POST, `/api/invitations/${id}/resend`, { method: 'POST', params: { id } })
const setRole = (by: Someone, id: number, role: Role) =>
  by.call(member.PATCH, `/api/members/${id}`, { method: 'PATCH', body: { role }, params: { id: String(id) } })
const remove = (by: Someone, id: number) =>
  by.call(member.DELETE, `/api/members/${id}`, { method: 'DELETE', params: { id: String(id) } })
const give = (by: Someone, id: number) =>
  by.call(handOver.POST, `/api/members/${id}/hand-over`, { method: 'POST', params: { id: String(id) } })
const leave = (by: Someone) => by.call(leaving.POST, '/api/members/leave', { method: 'POST' })
const accept = (by: Someone, token: string) =>
  by.call(accepting.POST, '/api/invitations/accept', { method: 'POST', body: { token } })
const save = (by: Someone, body: object) =>
  by.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body })
const subjectsTo = async (email: string) => {
  await runOutbox()
  return (await listMailsTo(email)).map(({ subject }) => subject)
}

const ACTS: [string, (other: Someone) => Promise<Response>, isOwner: boolean][] = [
  ['invites an owner', () => invite(owner, createEmail(), 'OWNER'), false],
  [
    'sends an owner’s invitation again',
    async () => {
      const email = createEmail()
      await createInvitation(owner.user, email, 'OWNER')
      const { id } = await db.invitation.findFirstOrThrow({ where: { email } })
      return resend(owner, id)
    },
    false,
  ],
  ['makes a member an owner', (staff) => setRole(owner, staff.user.id, 'OWNER'), false],
  ['makes an owner an admin', (other) => setRole(owner, other.user.id, 'ADMIN'), true],
  ['removes an owner', (other) => remove(owner, other.user.id), true],
  ['leaves as an owner', () => leave(owner), true],
  ['hands the business over', (staff) => give(owner, staff.user.id), false],
]

it.each(ACTS)('requires reauthentication from a user who %s', async (_, act, isOwner) => {
  const other = await signInAs(isOwner ? 'OWNER' : 'STAFF', owner.user)
  await age(owner)
  const seats = () => db.membership.findMany({ where: { businessId: owner.user.businessId } })
  const before = await seats()
  const refused = await act(other)
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { errors: { proof: [expect.any(String)] } },
  ])
  expect(await seats()).toEqual(before)
  await age(owner, new Date())
  expect((await act(other)).status).toBeLessThan(300)
})

it('requires no reauthentication if the owners stay the same', async () => {
  const staff = await signInAs('STAFF', owner.user)
  await age(owner)
  expect((await setRole(owner, staff.user.id, 'ADMIN')).status).toBe(204)
  expect((await invite(owner, createEmail(), 'ADMIN')).status).toBe(201)
  expect((await remove(owner, staff.user.id)).status).toBe(204)
  // Nor can an admin, who lacks the permission.
  const admin = await signInAs('ADMIN', owner.user)
  await age(admin)
  const refused = await invite(admin, createEmail(), 'OWNER')
  expect([refused.status, Object.keys(await refused.json())]).toEqual([403, ['message', 'code']])
})

it('emails every owner when a member becomes an owner or stops being one', async () => {
  const second = await createMember(owner.user.businessId, 'OWNER')
  const staff = await signInAs('STAFF', owner.user)
  const guest = await Browser.signedIn()
  const NEW = 'Robin Ltd has a new owner'
  const GONE = 'Someone is no longer an owner of Robin Ltd'
  await setRole(owner, staff.user.id, 'OWNER')
  for (const { email } of [owner.user, second, staff.user]) expect(await subjectsTo(email)).toEqual([NEW])
  await accept(guest, await createInvitation(owner.user, guest.user.email, 'OWNER'))
  for (const { email } of [owner.user, second]) expect(await subjectsTo(email)).toEqual([NEW, NEW])
  expect((await listMailsTo(second.email))[0]!.text).toContain(
    `${guest.user.fullName} (${guest.user.email}) is now an owner of Robin Ltd. They accepted an invitation from Robin Owner.`,
  )
  await setRole(owner, staff.user.id, 'STAFF')
  for (const { email } of [second, staff.user]) expect((await subjectsTo(email))[0]).toBe(GONE)
  await remove(owner, guest.user.id)
  expect((await subjectsTo(second.email)).slice(0, 2)).toEqual([GONE, GONE])
  expect((await subjectsTo(guest.user.email))[0]).toBe('You no longer have access to Robin Ltd')
  await give(owner, staff.user.id)
  for (const { email } of [owner.user, second]) expect((await subjectsTo(email))[0]).toBe(NEW)
})

describe('an owner of less than seven days', () => {
  const iban = async () =>
    (await db.business.findUniqueOrThrow({ where: { id: owner.user.businessId } })).iban
  /** Creates an owner who became one `days` days ago. */
  async function ownerSince(days: number) {
    const one = await signInAs('OWNER', owner.user)
    const { id: userId } = one.user
    await db.membership.updateMany({
      where: { userId },
      data: { ownerSince: new Date(Date.now() - days * 86_400_000) },
    })
    return one
  }

  it('can only request a change of bank details, which another owner confirms', async () => {
    const guest = await Browser.signedIn()
    await accept(guest, await createInvitation(owner.user, guest.user.email, 'OWNER'))
    expect((await save(guest, { iban: IBAN })).status).toBe(202)
    const { id } = await (await owner.call(bankRequest.GET, '/api/bank-request')).json()
    const confirm = (by: Someone) =>
      by.call(bankRequest.POST, '/api/bank-request', { method: 'POST', body: { id } })
    expect([(await confirm(guest)).status, await iban()]).toEqual([403, null])
    expect([(await confirm(owner)).status, await iban()]).toEqual([204, IBAN])
  })

  it('can’t change or remove the other owners', async () => {
    const one = await ownerSince(1)
    for (const answer of [await setRole(one, owner.user.id, 'VIEWER'), await remove(one, owner.user.id)])
      expect([answer.status, (await answer.json()).message]).toEqual([
        403,
        'You became an owner less than 7 days ago, so you can’t change or remove other owners yet. Ask one of them',
      ])
    expect((await leave(one)).status).toBe(204)
  })

  it('decides alone after that time, or if no other owner is longer-standing', async () => {
    const one = await ownerSince(8)
    expect((await save(one, { iban: IBAN })).status).toBe(200)
    const two = await ownerSince(1)
    await remove(one, owner.user.id)
    await db.user.update({ where: { id: one.user.id }, data: { disabledAt: new Date() } })
    expect((await save(two, { iban: null })).status).toBe(200)
    expect(await iban()).toBeNull()
  })
})
