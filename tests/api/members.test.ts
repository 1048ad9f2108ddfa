import * as clientRoute from '@/app/api/clients/[id]/route'
import * as leaving from '@/app/api/members/leave/route'
import * as handOver from '@/app/api/members/[id]/hand-over/route'
import * as member from '@/app/api/members/[id]/route'
import * as members from '@/app/api/members/route'
import * as me from '@/app/api/auth/me/route'
import * as settings from '@/app/api/user/settings/route'
import { listBusinessEvents } from '@/lib/activity/queries'
import type { Role } from '@/lib/core/access/actor'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { listMailsTo } from '@/tests/factories/mail'
import { createMember, signInAs, signInAt } from '@/tests/factories/member'
import type { SignedIn } from '@/tests/factories/resources'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let owner: SignedIn
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd', fullName: 'Robin Owner' }))
})

const ask = (by: Browser, method: 'PATCH' | 'DELETE', id: number, body?: object) =>
  by.call(member[method], `/api/members/${id}`, { method, body, params: { id: String(id) } })
const setRole = (by: Browser, id: number, role: Role) => ask(by, 'PATCH', id, { role })
const remove = (by: Browser, id: number) => ask(by, 'DELETE', id)
const give = (by: Browser, id: number) =>
  by.call(handOver.POST, `/api/members/${id}/hand-over`, { method: 'POST', params: { id: String(id) } })
const leave = (by: Browser) => by.call(leaving.POST, '/api/members/leave', { method: 'POST' })
const who = async (by: Browser) =>
  (await (await by.call(me.GET, '/api/auth/me')).json()) as { businessId: number | null; role: Role | null }
const roleOf = async (userId: number) =>
  (await db.membership.findFirst({ where: { userId: userId as never, businessId: owner.user.businessId } }))
    ?.role
const words = async (answer: Response) => ((await answer.json()) as { message: string }).message

it('the members API lists all members, longest-standing first', async () => {
  const staff = await createMember(owner.user.businessId, 'STAFF')
  const answer = await owner.call(members.GET, '/api/members')
  expect(await answer.json()).toMatchObject([
    { id: owner.user.id, role: 'OWNER', isYou: true },
    { id: staff.id, role: 'STAFF', isYou: false, email: staff.email },
  ])
})

it('the members API changes a role, effective from the next request', async () => {
  const staff = await signInAs('STAFF', owner.user)
  expect((await setRole(owner, staff.user.id, 'VIEWER')).status).toBe(204)
  expect(await who(staff)).toMatchObject({ role: 'VIEWER' })
  expect(await listBusinessEvents(owner.user)).toMatchObject([
    { type: 'ROLE_CHANGED', by: { name: 'Robin Owner' }, data: { from: 'STAFF', role: 'VIEWER' } },
  ])
})

it('the members API lets only owners change other owners', async () => {
  const admin = await signInAs('ADMIN', owner.user)
  const staff = await createMember(owner.user.businessId, 'STAFF')
  for (const answer of [
    await setRole(admin, owner.user.id, 'VIEWER'),
    await remove(admin, owner.user.id),
    await setRole(admin, staff.id, 'OWNER'),
  ])
    expect([answer.status, await words(answer)]).toEqual([
      403,
      'Only an owner can do that to an owner, or make somebody one',
    ])
  expect(await roleOf(owner.user.id)).toBe('OWNER')
  expect((await setRole(admin, staff.id, 'ADMIN')).status).toBe(204)
})

it('the members API refuses to remove or demote the last owner', async () => {
  for (const answer of [
    await leave(owner),
    await remove(owner, owner.user.id),
    await setRole(owner, owner.user.id, 'ADMIN'),
  ])
    expect([answer.status, await words(answer)]).toEqual([
      409,
      'A business needs an owner. Make somebody else an owner first, or hand the business over',
    ])
  const second = await createMember(owner.user.businessId, 'OWNER')
  expect((await leave(owner)).status).toBe(204)
  // The remaining owner becomes the primary owner.
  expect(await db.business.findUniqueOrThrow({ where: { id: owner.user.businessId } })).toMatchObject({
    ownerId: second.id,
  })
})

it.each([
  ['locked', { disabledAt: new Date() }],
  ['about to be deleted', { deleteAfter: new Date(Date.now() + 86_400_000) }],
])(
  'the members API does not count an owner whose account is %s, and transfers no ownership to them',
  async (_, data) => {
    const other = await createMember(owner.user.businessId, 'OWNER')
    await db.user.update({ where: { id: other.id }, data })
    for (const answer of [await leave(owner), await setRole(owner, owner.user.id, 'ADMIN')])
      expect([answer.status, await words(answer)]).toEqual([
        409,
        'A business needs an owner. Make somebody else an owner first, or hand the business over',
      ])
    const given = await give(owner, other.id)
    expect([given.status, await words(given)]).toEqual([
      409,
      'This member’s account is locked or about to be deleted. Hand the business over to somebody else',
    ])
    expect(await roleOf(owner.user.id)).toBe('OWNER')
  },
)

it('the members API keeps one of two owners who leave concurrently', async () => {
  const other = await signInAs('OWNER', owner.user)
  const statuses = (await Promise.all([leave(owner), leave(other)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([204, 409])
})

it('the members API keeps one of two admins who remove each other concurrently', async () => {
  for (let round = 0; round < 6; round++) {
    const [one, two] = [await signInAs('ADMIN', owner.user), await signInAs('ADMIN', owner.user)]
    const answers = await Promise.all([remove(one, two.user.id), remove(two, one.user.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403])
  }
})

it('the members API excludes a removed member from the next request on, switches to another business, and notifies them', async () => {
  const own = await createMember(owner.user.businessId, 'STAFF')
  const staff = await signInAt({ ...own, businessId: owner.user.businessId })
  const client = await createClient(owner.user.actor, { name: 'Northwind' })
  const read = () =>
    staff.call(clientRoute.GET, `/api/clients/${client.id}`, { params: { id: String(client.id) } })
  expect((await read()).status).toBe(200)
  expect((await remove(owner, own.id)).status).toBe(204)
  expect((await read()).status).toBe(404)
  expect(await who(staff)).toMatchObject({ businessId: own.businessId, role: 'OWNER' })
  await runOutbox()
  expect((await listMailsTo(own.email))[0]!.text).toContain('Robin Ltd')
  expect((await remove(owner, own.id)).status).toBe(404)
})

it('the members API lets a member leave their only business, and then has no current business', async () => {
  const staff = await signInAs('STAFF', owner.user)
  expect((await leave(staff)).status).toBe(204)
  expect(await who(staff)).toMatchObject({ businessId: null, role: null })
  expect((await staff.call(members.GET, '/api/members')).status).toBe(403)
})

it('the members API transfers ownership to a member after reauthentication', async () => {
  const staff = await createMember(owner.user.businessId, 'STAFF')
  const stranger = await createUser()
  expect((await give(owner, stranger.id)).status).toBe(404)
  const { id: userId } = owner.user
  await db.session.updateMany({ where: { userId }, data: { provenAt: new Date(Date.now() - 11 * 60_000) } })
  const refused = await give(owner, staff.id)
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { errors: { proof: [expect.any(String)] } },
  ])
  await db.session.updateMany({ where: { userId }, data: { provenAt: new Date() } })
  expect((await give(owner, staff.id)).status).toBe(204)
  expect([await roleOf(staff.id), await roleOf(userId)]).toEqual(['OWNER', 'ADMIN'])
  // They lose the owner's permissions.
  expect((await give(owner, staff.id)).status).toBe(403)
  await runOutbox()
  expect((await listMailsTo(staff.email))[0]!.text).toContain('Robin Owner')
})

it('the members API lets staff delete only if the business allows it', async () => {
  const staff = await signInAs('STAFF', owner.user)
  const { id } = await createClient(owner.user.actor, { name: 'Northwind' })
  const del = () =>
    staff.call(clientRoute.DELETE, `/api/clients/${id}`, { method: 'DELETE', params: { id: String(id) } })
  expect((await del()).status).toBe(403)
  const say = (by: Browser) =>
    by.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body: { staffMayDelete: true } })
  expect((await say(staff)).status).toBe(403)
  expect(await (await say(owner)).json()).toMatchObject({ staffMayDelete: true })
  expect(await (await staff.call(me.GET, '/api/auth/me')).json()).toMatchObject({ staffMayDelete: true })
  expect((await del()).status).toBeLessThan(300)
  // Setting the same role again changes nothing.
  await say(owner)
  const told = (await listBusinessEvents(owner.user.actor)).filter(
    ({ type }) => type === 'STAFF_RIGHTS_CHANGED',
  )
  expect(told).toMatchObject([{ by: { id: owner.user.id }, data: { mayDelete: true } }])
})

it('the members API lets all members change their own name, and nothing else without permission', async () => {
  const viewer = await signInAs('VIEWER', owner.user)
  const save = (body: object) => viewer.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body })
  expect((await save({ fullName: 'Vera Viewer' })).status).toBe(200)
  for (const body of [{ companyName: 'Mine' }, { fullName: 'Vera', iban: 'DE1' }, { defaultTaxRate: 5 }])
    expect((await save(body)).status).toBe(403)
  expect(await db.business.findUniqueOrThrow({ where: { id: owner.user.businessId } })).toMatchObject({
    companyName: 'Robin Ltd',
    iban: null,
  })
})
