import type { BusinessId, Role, UserId } from '@/lib/core/access/actor'
import * as me from '@/app/api/auth/me/route'
import * as clients from '@/app/api/clients/route'
import * as publicInvoice from '@/app/api/public/invoice/[token]/route'
import * as registration from '@/app/api/register/route'
import * as route from '@/app/api/user/deletion/route'
import * as exported from '@/app/api/user/export/route'
import { runDeletions } from '@/lib/auth/account-deletion/run-deletions'
import { cancelDeletion, scheduleDeletion } from '@/lib/auth/account-deletion/schedule-deletion'
import { getDeletionImpact } from '@/lib/auth/account-deletion/transfer-ownership'
import { formatDayInline, todayIn, addDays } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { resetAccountLimits } from '@/lib/platform/rate-limits/rate-limits'
import { runJobs } from '@/lib/jobs/run-jobs'
import { sendInvoice } from '@/lib/mail/invoices/send-invoice'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import { runReminders } from '@/lib/reminders/run-reminders'
import { expectSince } from '@/tests/factories/clock'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { addClientCredit } from '@/tests/factories/client-credit'
import { createInvoice } from '@/tests/factories/invoice'
import { uploadLogo } from '@/tests/factories/logo'
import { listMailsTo } from '@/tests/factories/mail'
import { getSignInError, signIn } from '@/tests/factories/sign-in'
import { createMember } from '@/tests/factories/member'
import { createUser, deleteUsers, PASSWORD } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const DAY = 24 * 60 * 60 * 1000
/** Past the grace period of a request made now. */
const later = () => new Date(Date.now() + 15 * DAY)

afterAll(closeRenderer)
afterEach(deleteUsers)

const request = (browser: Browser, body: object = { password: PASSWORD }) =>
  browser.call(route.POST, '/api/user/deletion', { method: 'POST', body })
const keep = (browser: Browser) => browser.call(route.DELETE, '/api/user/deletion', { method: 'DELETE' })
const isSignedIn = async (browser: Browser) => (await browser.call(me.GET, '/api/auth/me')).status === 200
const subjects = async (to: string) => (await listMailsTo(to)).map(({ subject }) => subject)
const open = async (token: string) =>
  (await new Browser().call(publicInvoice.GET, `/api/public/invoice/${token}`, { params: { token } })).status

/** Creates a business with rows in every table, and an email, a reminder and a recurring invoice that are due. */
async function business() {
  const today = todayIn('UTC')
  const user = await createUser({ reminderDays: [0], reminderHour: 0, companyName: 'Robin Ltd' })
  const browser = await Browser.signedIn(user)
  const { file } = await uploadLogo(browser)
  await db.business.update({ where: { id: user.businessId }, data: { logoId: file.split('/').at(-1)! } })
  const picture = { contentType: 'image/png', width: 1, height: 1, bytes: new Uint8Array(1) }
  await db.avatar.create({ data: { id: `avatar-of-${user.id}-and-more`, userId: user.id, ...picture } })
  await db.twoStep.create({
    data: { userId: user.id, secret: 'sealed', codes: { create: { hash: 'hash' } } },
  })
  const to = `client-${user.id}@client.test`
  const client = await createClient(user.actor, { email: to })
  await addClientCredit(user.actor, client.id, 20)
  const paid = await createInvoice(user.actor, client.id, { status: 'PAID' })
  const due = await createInvoice(user.actor, client.id, {
    status: 'SENT',
    shared: true,
    issueDate: '2020-01-01',
    dueDate: today,
  })
  await db.event.updateMany({ where: { invoiceId: due.id }, data: { createdAt: new Date(0) } })
  const series = await createInvoice(user.actor, client.id, {
    invoiceType: 'RECURRING',
    issueDate: addDays(today, -1),
    recurringDate: today,
  })
  await db.recurringSchedule.updateMany({
    where: { invoiceId: series.id },
    data: { nextDay: new Date(today), startsOn: new Date(today) },
  })
  await sendInvoice(user.actor, due.id, {
    to: [to],
    cc: [],
    bcc: [],
    replyTo: null,
    subject: 'Invoice',
    message: 'Hello',
    attachPdf: false,
  })
  return { user, browser, to, client, paid, due, series }
}

/** Returns every row that references the user or their business, in every table, including future ones. */
async function rowsOf({
  id,
  businessId,
}: {
  id: UserId
  businessId: BusinessId
}): Promise<Record<string, unknown[]>> {
  const tables = await db.$queryRaw<{ name: string; columns: string[] }[]>`
    SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
    WHERE column_name IN ('userId', 'businessId') AND table_schema = 'public' GROUP BY 1 ORDER BY 1`
  const rows: Record<string, unknown[]> = {
    User: await db.$queryRaw`SELECT to_jsonb(u)::text AS row FROM "User" u WHERE id = ${id}`,
    Business: await db.$queryRaw`SELECT to_jsonb(b)::text AS row FROM "Business" b WHERE id = ${businessId}`,
  }
  for (const { name, columns } of tables) {
    const isTheirs = columns.map((column) => `"${column}" = ${column === 'userId' ? id : businessId}`)
    rows[name] = await db.$queryRawUnsafe(
      `SELECT to_jsonb(t)::text AS row FROM "${name}" t WHERE ${isTheirs.join(' OR ')} ORDER BY 1`,
    )
  }
  return rows
}
const counts = (rows: Record<string, unknown[]>) =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([, found]) => found.length > 0)
      .map(([name, found]) => [name, found.length]),
  )

describe('POST /api/user/deletion', () => {
  it('signs out everywhere, and emails the deletion date, two weeks from now in the owner’s time zone', async () => {
    const user = await createUser({ timeZone: 'Pacific/Kiritimati' })
    const [here, there] = [await Browser.signedIn(user), await Browser.signedIn(user)]
    const start = Date.now()
    const response = await request(here)
    expect(response.status).toBe(200)
    const deleteAfter = new Date(((await response.json()) as { deleteAfter: string }).deleteAfter)
    expectSince(start, deleteAfter.getTime() - 14 * DAY)
    expect(here.cookies.size).toBe(0)
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false])
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
    const [mail] = await listMailsTo(user.email)
    const day = formatDayInline(todayIn('Pacific/Kiritimati', deleteAfter))
    expect(mail!.subject).toBe(`Your Sheaf account will be deleted on ${day}`)
    expect(mail!.text).toContain('/login')
  })

  it.each([
    [{}, 'Current password is required'],
    [{ password: 'guess' }, 'Your current password is incorrect'],
    [{ email: 'user@example.com' }, 'Current password is required'],
  ])('is rejected with %j, and changes nothing', async (body, message) => {
    const browser = await Browser.signedIn()
    const response = await request(browser, body)
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { message, errors: { password: [message] } },
    ])
    expect(await isSignedIn(browser)).toBe(true)
    expect(await listMailsTo(browser.user.email)).toEqual([])
  })

  it('confirms the deletion of an account without a password by its email address only', async () => {
    const browser = await Browser.signedIn()
    await db.user.update({ where: { id: browser.user.id }, data: { passwordHash: null } })
    for (const body of [{}, { password: PASSWORD }, { email: 'other@example.com' }]) {
      const response = await request(browser, body)
      expect([response.status, (await response.json()).errors]).toEqual([
        422,
        { email: ['This doesn’t match your account’s email address'] },
      ])
    }
    expect((await request(browser, { email: ` ${browser.user.email.toUpperCase()} ` })).status).toBe(200)
  })

  it('counts wrong passwords for deletion and for a password change against one limit', async () => {
    const browser = await Browser.signedIn()
    for (let tries = 0; tries < 10; tries++) await request(browser, { password: 'guess' })
    expect((await request(browser)).status).toBe(429)
  })
})

describe('the days of grace before an account is deleted', () => {
  it('lets an owner pending deletion only cancel the deletion or export data', async () => {
    const { user, browser } = await business()
    await request(browser)
    const again = new Browser()
    expect(await getSignInError(await signIn(again, user.email, PASSWORD))).toBeNull()
    expect((await again.call(clients.GET, '/api/clients')).status).toBe(403)
    expect((await request(again)).status).toBe(403)
    expect((await again.call(exported.GET, '/api/user/export')).status).toBe(200)
    expect((await keep(again)).status).toBe(204)
    expect((await again.call(clients.GET, '/api/clients')).status).toBe(200)
    expect((await subjects(user.email))[0]).toBe('Your Sheaf account won’t be deleted')
    expect((await keep(again)).status).toBe(409)
  })

  it('sends no mail during the grace period, keeps public links, and resumes all work once the deletion is cancelled', async () => {
    const { user, browser, to, due, series } = await business()
    await request(browser)
    await runJobs()
    await runSchedules(new Date())
    await runReminders(new Date())
    await runOutbox()
    expect(await listMailsTo(to)).toEqual([])
    expect(await db.outboxMail.count({ where: { businessId: user.businessId, status: 'QUEUED' } })).toBe(1)
    expect(await db.invoice.count({ where: { businessId: user.businessId } })).toBe(3)
    expect(await open(due.publicToken!)).toBe(200)

    const again = await Browser.signedIn(user)
    await keep(again)
    await runJobs()
    expect((await subjects(to)).sort()).toEqual([
      'Invoice',
      `Reminder: invoice ${due.invoiceNumber} is due today`,
    ])
    expect(
      await db.recurringScheduleRun.count({
        where: { businessId: user.businessId, schedule: { invoiceId: series.id } },
      }),
    ).toBe(1)
  })

  it('leaves the account unchanged when the deletion is cancelled', async () => {
    const { user, browser } = await business()
    const before = await rowsOf(user)
    await request(browser)
    await keep(await Browser.signedIn(user))
    await runDeletions(later())
    const after = await rowsOf(user)
    const settled = ({
      User: _user,
      Session: _sessions,
      OutboxMail,
      ...rest
    }: Record<string, unknown[]>) => ({
      ...rest,
      // The email to the owner about the deletion is new.
      OutboxMail: (OutboxMail as { row: string }[]).filter(({ row }) => !row.includes('"kind": "ACCOUNT"')),
    })
    expect(settled(after)).toEqual(settled(before))
    const row = await db.user.findUniqueOrThrow({ where: { id: user.id } })
    expect([row.deleteAfter, row.deletionRequestedAt, row.disabledAt]).toEqual([null, null, null])
  })
})

describe('the day an account is deleted', () => {
  let stranger: Awaited<ReturnType<typeof business>>
  let untouched: Record<string, unknown[]>
  let leaving: Awaited<ReturnType<typeof business>>

  beforeEach(async () => {
    stranger = await business()
    leaving = await business()
    // Encrypted with another key: Google can't be told, but the deletion continues.
    const gmail = { address: 'robin@gmail.test', refreshToken: 'sealed' }
    for (const { user } of [stranger, leaving])
      await db.gmailConnection.create({ data: { ...gmail, businessId: user.businessId } })
    // These tests aren't about the account emails.
    await db.outboxMail.updateMany({
      where: { businessId: { in: [stranger.user.businessId, leaving.user.businessId] } },
      data: { nextAttemptAt: new Date(Date.now() + DAY) },
    })
    untouched = await rowsOf(stranger.user)
    // The rows to delete must exist first.
    for (const table of [
      'Invoice',
      'LineItem',
      'Payment',
      'Client',
      'Event',
      'OutboxMail',
      'Schedule',
      'Business',
      'Membership',
      'Logo',
      'Avatar',
    ])
      expect([table, untouched[table]!.length > 0]).toEqual([table, true])
    await request(leaving.browser)
  })
  afterEach(async () => expect(await rowsOf(stranger.user)).toEqual(untouched))

  it('does not delete the account before its date', async () => {
    expect(await runDeletions(new Date(Date.now() + 13.9 * DAY))).toBe(0)
    expect(counts(await rowsOf(leaving.user))).toMatchObject({ User: 1, Invoice: 3, Logo: 1, Avatar: 1 })
    expect(await getSignInError(await signIn(new Browser(), leaving.user.email, PASSWORD))).toBeNull()
  })

  it('deletes everything, sends one email, and lets the address register again', async () => {
    const { user, due } = leaving
    expect(await runDeletions(later())).toBe(1)
    expect(await runDeletions(later())).toBe(0)
    // Only the address of the last email remains.
    expect(counts(await rowsOf(user))).toEqual({ OutboxMail: 1 })
    await runOutbox()
    await runOutbox()
    expect(counts(await rowsOf(user))).toEqual({})
    expect((await subjects(user.email)).slice(0, 1)).toEqual(['Your Sheaf account is deleted'])
    expect((await subjects(user.email)).filter((subject) => /is deleted/.test(subject))).toHaveLength(1)
    expect(await open(due.publicToken!)).toBe(404)
    expect(await getSignInError(await signIn(new Browser(), user.email, PASSWORD))).toBe('CredentialsSignin')

    const body = { email: user.email, fullName: 'Robin Again', password: 'lathe-and-plane' }
    const anew = await new Browser().call(registration.POST, '/api/register', { method: 'POST', body })
    expect(anew.status).toBe(201)
    const { id } = (await anew.json()) as { id: number }
    expect(id).not.toBe(user.id)
    expect(counts(await rowsOf({ id, businessId: id }))).toEqual({
      User: 1,
      Token: 1,
      OutboxMail: 1,
      Business: 1,
      Membership: 1,
    })
  })

  it('completes an account deletion that was interrupted at any step, with sign-in blocked meanwhile', async () => {
    const { user } = leaving
    await db.event.createMany({
      data: Array.from({ length: 250 }, () => ({ businessId: user.businessId, type: 'INVOICE_VIEWED' })),
    })
    const waiting = await Browser.signedIn(user)
    let runs = 0
    do {
      await resetAccountLimits(user.email)
      expect(await getSignInError(await signIn(new Browser(), user.email, PASSWORD))).toBe(
        runs === 0 ? null : 'CredentialsSignin',
      )
      await runDeletions(later(), { steps: 1 })
      expect((await keep(waiting)).status).toBe(401)
    } while (runs++ < 100 && (await db.user.count({ where: { id: user.id } })) > 0)
    // One run each for invoices, clients, three batches of events, pictures.
    expect(runs).toBeGreaterThan(5)
    expect(counts(await rowsOf(user))).toEqual({ OutboxMail: 1 })
  })

  it('deletes an account once when several processes run at the same time', async () => {
    const { user } = leaving
    const gone = await Promise.all(Array.from({ length: 5 }, () => runDeletions(later())))
    expect(gone.reduce((sum, one) => sum + one)).toBe(1)
    expect(counts(await rowsOf(user))).toEqual({ OutboxMail: 1 })
  })

  it('deletes disabled accounts too, and a deleted user row cascades to all of their data', async () => {
    await db.user.update({ where: { id: leaving.user.id }, data: { disabledAt: new Date() } })
    expect(await runDeletions(later())).toBe(1)
    const { user } = await business()
    await db.user.delete({ where: { id: user.id } })
    const { OutboxMail: mails = 0, ...rest } = counts(await rowsOf(user))
    expect([mails, rest]).toEqual([0, {}])
  })
})

describe('deleting an account whose business has other members', () => {
  it('lists the businesses that go with the account, and deletes exactly those', async () => {
    const [owner, boss] = [
      await createUser({ companyName: 'Mine' }),
      await createUser({ companyName: 'Theirs' }),
    ]
    const together = await createUser({ companyName: 'Ours' })
    let joined = 0
    // In order, even within one millisecond.
    const join = (role: Role, userId: UserId, { businessId }: { businessId: BusinessId }) => {
      const createdAt = new Date(Date.now() + ++joined * 1000)
      return db.membership.create({ data: { businessId, userId, role, createdAt } })
    }
    await join('OWNER', owner.id, together)
    await join('STAFF', owner.id, boss)
    await join('ADMIN', boss.id, owner)
    expect(await getDeletionImpact(owner.id)).toEqual({ deleted: ['Mine'], kept: ['Ours', 'Theirs'] })
    expect(await getDeletionImpact(together.id)).toEqual({ deleted: [], kept: ['Ours'] })

    await scheduleDeletion(together.id, { password: PASSWORD })
    expect(await getDeletionImpact(owner.id)).toEqual({ deleted: ['Mine', 'Ours'], kept: ['Theirs'] })
    expect(await runDeletions(later())).toBe(1)
    const left = () =>
      db.business.findMany({
        where: { id: { in: [owner, boss, together].map(({ businessId }) => businessId) } },
        orderBy: { companyName: 'asc' },
        select: { companyName: true, ownerId: true },
      })
    expect(await left()).toEqual([
      { companyName: 'Mine', ownerId: owner.id },
      { companyName: 'Ours', ownerId: owner.id },
      { companyName: 'Theirs', ownerId: boss.id },
    ])
    await scheduleDeletion(owner.id, { password: PASSWORD })
    expect(await runDeletions(later())).toBe(1)
    expect(await left()).toEqual([{ companyName: 'Theirs', ownerId: boss.id }])
  })

  it('keeps a business whose owner cancels the deletion, although its other owner leaves', async () => {
    const first = await createUser()
    const second = await createMember(first.businessId, 'OWNER')
    const theirs = () =>
      db.business.findUnique({ where: { id: first.businessId }, select: { ownerId: true } })
    await scheduleDeletion(first.id, { password: PASSWORD })
    await scheduleDeletion(second.id, { password: PASSWORD })
    expect(await theirs()).toEqual({ ownerId: second.id })
    await cancelDeletion(first.id)
    expect(await theirs()).toEqual({ ownerId: first.id })
    expect(await runDeletions(later())).toBe(1)
    expect(await theirs()).toEqual({ ownerId: first.id })
  })

  it('hands the business to another owner who is active again by the deletion date', async () => {
    const first = await createUser()
    const second = await createMember(first.businessId, 'OWNER')
    await db.user.update({ where: { id: second.id }, data: { disabledAt: new Date() } })
    await scheduleDeletion(first.id, { password: PASSWORD })
    await db.user.update({ where: { id: second.id }, data: { disabledAt: null } })
    expect(await runDeletions(later())).toBe(1)
    expect(await db.business.findUnique({ where: { id: first.businessId } })).toMatchObject({
      ownerId: second.id,
    })
  })
})
