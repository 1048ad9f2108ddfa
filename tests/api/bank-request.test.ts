import * as request from '@/app/api/bank-request/route'
import * as settings from '@/app/api/user/settings/route'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { listBusinessEvents } from '@/lib/activity/queries'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { listMailsTo } from '@/tests/factories/mail'
import { createMember, signInAs } from '@/tests/factories/member'
import type { SignedIn } from '@/tests/factories/resources'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const OLD = 'GB45CALD20101912345678'
const NEW = 'GB33BUKB20201555555555'

let owner: SignedIn
let admin: SignedIn
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd', iban: OLD }))
  admin = await signInAs('ADMIN', owner.user)
})

const save = (by: Browser, body: object) =>
  by.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body })
const read = async (by: Browser) => (await by.call(request.GET, '/api/bank-request')).json()
/** The id of the pending request, or `none`. */
const seen = async (by: Browser): Promise<string> => (await read(by))?.id ?? 'none'
const confirm = async (by: Browser, id?: string) =>
  by.call(request.POST, '/api/bank-request', { method: 'POST', body: { id: id ?? (await seen(owner)) } })
const decline = async (by: Browser, id?: string) =>
  by.call(request.DELETE, '/api/bank-request', { method: 'DELETE', body: { id: id ?? (await seen(owner)) } })
const iban = async () => (await db.business.findUniqueOrThrow({ where: { id: owner.user.businessId } })).iban
const types = async () => (await listBusinessEvents(owner.user)).map(({ type }) => type)
const subjectsTo = async (email: string) => {
  await runOutbox()
  return (await listMailsTo(email)).map(({ subject }) => subject)
}

it('a bank details request holds an admin’s change until an owner confirms it, and emails every owner', async () => {
  const second = await createMember(owner.user.businessId, 'OWNER')
  const answer = await save(admin, { iban: NEW, companyName: 'Robin & Co' })
  // Fields that need no confirmation are saved at once.
  expect([answer.status, await answer.json()]).toMatchObject([202, { iban: OLD, companyName: 'Robin & Co' }])
  expect(await iban()).toBe(OLD)
  expect(await read(owner)).toMatchObject({ details: { iban: NEW }, requestedBy: expect.any(String) })
  for (const { email } of [owner.user, second]) expect(await subjectsTo(email)).toHaveLength(1)
  expect(await subjectsTo(admin.user.email)).toEqual([])

  expect((await confirm(admin)).status).toBe(403)
  expect((await confirm(owner)).status).toBe(204)
  expect(await iban()).toBe(NEW)
  expect(await read(owner)).toBeNull()
  for (const { email } of [owner.user, second]) expect(await subjectsTo(email)).toHaveLength(2)
  expect(await types()).toEqual(['BANK_CHANGED', 'BANK_REQUESTED'])
  expect((await confirm(owner)).status).toBe(404)
})

it('a bank details request requires reauthentication from the owner who confirms', async () => {
  await save(admin, { iban: NEW })
  const { id: userId } = owner.user
  await db.session.updateMany({ where: { userId }, data: { provenAt: new Date(Date.now() - 11 * 60_000) } })
  const answer = await confirm(owner)
  expect([answer.status, await answer.json()]).toMatchObject([
    403,
    { errors: { proof: [expect.any(String)] } },
  ])
  expect(await iban()).toBe(OLD)
})

it('a bank details request can be declined by an owner, or withdrawn by its author', async () => {
  await save(admin, { iban: NEW })
  expect((await decline(owner)).status).toBe(204)
  await save(admin, { iban: NEW })
  expect((await decline(admin)).status).toBe(204)
  expect(await iban()).toBe(OLD)
  const [back, , declined] = await listBusinessEvents(owner.user)
  expect([back, declined]).toMatchObject([
    { type: 'BANK_DECLINED', data: { isOwn: true } },
    { type: 'BANK_DECLINED', data: { isOwn: false } },
  ])
  expect((await decline(owner)).status).toBe(404)
})

it('accepts one decision when two owners decide on bank details at the same moment', async () => {
  await save(admin, { iban: NEW })
  const statuses = (await Promise.all([confirm(owner), decline(admin)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([204, 404])
})

it('a bank details request rejects an answer with 409 if it was replaced, even by the same details', async () => {
  await save(admin, { iban: 'FR1420041010050500013M02606' })
  const first = await seen(owner)
  await save(admin, { iban: NEW })
  for (const answer of [await confirm(owner, first), await decline(owner, first)])
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { errors: { id: [expect.any(String)] } },
    ])
  expect([await iban(), await read(owner)]).toMatchObject([OLD, { details: { iban: NEW } }])
  const second = await seen(owner)
  await save(admin, { iban: NEW })
  expect(await seen(owner)).not.toBe(second)
  // A page of the previous release sends no id.
  const unnamed = await owner.call(request.POST, '/api/bank-request', { method: 'POST' })
  expect(unnamed.status).toBe(422)
  expect((await confirm(owner)).status).toBe(204)
})

it('a bank details request states the last digits of the account in both emails', async () => {
  await save(admin, { iban: NEW, accountNumber: '00998877' })
  await runOutbox()
  const newest = async () => (await listMailsTo(owner.user.email))[0]!.text
  expect(await newest()).toContain('The new account: IBAN ending in 5555, account number ending in 8877.')
  await confirm(owner)
  await runOutbox()
  expect(await newest()).toContain(
    'They now name this account: IBAN ending in 5555, account number ending in 8877.',
  )
})

it('replaces an earlier bank details request, and hides requests from staff', async () => {
  await save(admin, { iban: NEW })
  await save(admin, { iban: 'DE02120300000000202051' })
  expect(await read(admin)).toMatchObject({ details: { iban: 'DE02120300000000202051' } })
  const staff = await signInAs('STAFF', owner.user)
  expect((await staff.call(request.GET, '/api/bank-request')).status).toBe(403)
})

it('changes the bank details of an owner without confirmation', async () => {
  const answer = await save(owner, { iban: NEW })
  expect([answer.status, await iban()]).toEqual([200, NEW])
  expect(await read(owner)).toBeNull()
})

it.each([
  ['a change of bank details by an owner', () => owner, 'BANK_CHANGED'],
  ['a bank details request', () => admin, 'BANK_REQUESTED'],
])('%s is saved with its event and emails or not at all', async (_, getCaller, event) => {
  const constraint = `ADD CONSTRAINT never CHECK (type <> '${event}') NOT VALID`
  await db.$executeRawUnsafe(`ALTER TABLE "Event" ${constraint}`)
  try {
    const answer = await save(getCaller(), { iban: NEW, companyName: 'Robin & Co' })
    expect(answer.status).toBe(500)
  } finally {
    await db.$executeRaw`ALTER TABLE "Event" DROP CONSTRAINT never`
  }
  const { iban, companyName } = await db.business.findUniqueOrThrow({ where: { id: owner.user.businessId } })
  expect([iban, companyName, await read(owner)]).toEqual([OLD, 'Robin Ltd', null])
  expect(await subjectsTo(owner.user.email)).toEqual([])
})
