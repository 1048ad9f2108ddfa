import { after } from 'next/server'
import * as forgot from '@/app/api/auth/forgot-password/route'
import * as verify from '@/app/api/auth/verify-email/route'
import * as state from '@/app/api/mail/route'
import * as registration from '@/app/api/register/route'
import * as deletion from '@/app/api/user/deletion/route'
import { db } from '@/lib/platform/db/client'
import { createVerificationMail } from '@/lib/mail/templates/account-mails'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { Browser } from '@/tests/factories/browser'
import { FaultySmtp } from '@/tests/factories/faulty-smtp'
import { setUpMailServer } from '@/tests/factories/mail-server'
import { createUser, deleteUsers, createEmail, PASSWORD } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const smtp = setUpMailServer(new FaultySmtp())
beforeEach(() => jest.mocked(after).mockReset())
afterEach(deleteUsers)

const post = (handler: typeof forgot.POST, path: string, body: object, browser = new Browser()) =>
  browser.call(handler, path, { method: 'POST', body })
/** Runs the tasks passed to `after`, as the server does after a response. */
const afterwards = async () => {
  for (const [task] of jest.mocked(after).mock.calls.splice(0)) await (task as () => unknown)()
}
const wait = () =>
  db.outboxMail.updateMany({ where: { status: 'QUEUED' }, data: { nextAttemptAt: new Date(0) } })
const row = () => db.outboxMail.findFirstOrThrow({ orderBy: { id: 'desc' } })
const isDelayed = async () =>
  ((await (await new Browser().call(state.GET, '/api/mail')).json()) as { isDelayed: boolean }).isDelayed
const register = async () => {
  const email = createEmail()
  expect(
    (await post(registration.POST, '/api/register', { email, fullName: 'Ada', password: PASSWORD })).status,
  ).toBe(201)
  await afterwards()
  return email
}
const recover = (email: string) => post(forgot.POST, '/api/auth/forgot-password', { email })
const tokenIn = (source: string) => /token=3D([\w-]+)/.exec(source.replace(/=\n/g, ''))?.[1] ?? ''

it('the outbox sends account email at once and does not keep its text', async () => {
  const email = await register()
  expect(smtp.mails.map(({ to }) => to)).toEqual([[email]])
  expect(await row()).toMatchObject({ status: 'SENT', to: [email], sealed: null, message: '' })
  expect(await runOutbox()).toBe(0)
})

it('the outbox retries account mail after a mail server outage, reports the delay meanwhile, and its link still works', async () => {
  smtp.failAt('CONNECT', 'close')
  expect(await isDelayed()).toBe(false)
  const email = await register()
  const waiting = await row()
  expect(waiting).toMatchObject({ status: 'QUEUED', attempts: 1, isOutage: true, to: [email] })
  expect(await isDelayed()).toBe(true)

  smtp.reset()
  await wait()
  await runOutbox()
  const token = tokenIn(smtp.mails[0]!.source)
  expect(token).toHaveLength(43)
  expect(JSON.stringify(waiting)).not.toContain(token)
  expect([(await row()).sealed, await isDelayed()]).toEqual([null, false])
  expect((await post(verify.POST, '/api/auth/verify-email', { token, password: PASSWORD })).status).toBe(200)
})

it('the outbox sends waiting account mail as soon as the mail server accepts mail again', async () => {
  smtp.failAt('CONNECT', 'close')
  const first = await register()
  smtp.reset()
  const second = await register()
  expect(await isDelayed()).toBe(false)
  await runOutbox()
  expect(smtp.mails.map(({ to }) => to[0])).toEqual([second, first])
})

it('the outbox retries a temporarily rejected address without delaying the mail of others', async () => {
  smtp.answerRecipients({ new: '450 4.2.0 greylisted' })
  await register()
  expect(await row()).toMatchObject({ status: 'QUEUED', isOutage: false })
  expect(await isDelayed()).toBe(false)
  smtp.reset()
  await wait()
  await runOutbox()
  expect(smtp.mails).toHaveLength(1)
})

it('the outbox marks account mail to a rejected address as failed and deletes its text', async () => {
  smtp.answerRecipients({ new: '550 5.1.1 nobody' })
  await register()
  expect(await row()).toMatchObject({ status: 'FAILED', sealed: null })
  expect(await db.event.count({ where: { type: 'MAIL_FAILED', businessId: (await row()).businessId } })).toBe(
    0,
  )
})

it('the outbox retries account mail until its link expires, and then gives up', async () => {
  smtp.failAt('MAIL', '451 busy')
  await createUser({ email: 'ada@example.com' })
  await recover('ada@example.com')
  await afterwards()
  const gaps: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    gaps.push(Math.round(((await row()).nextAttemptAt.getTime() - Date.now()) / 60_000))
    await wait()
    await runOutbox()
  }
  expect(gaps).toEqual([1, 5, 6, 6, 6, 6])

  smtp.reset()
  await db.outboxMail.update({
    where: { id: (await row()).id },
    data: { nextAttemptAt: new Date(0), expiresAt: new Date(Date.now() - 1) },
  })
  await runOutbox()
  expect(await row()).toMatchObject({ status: 'CANCELLED', sealed: null })
  expect(smtp.mails).toEqual([])
  expect(await isDelayed()).toBe(false)
})

it('the outbox answers alike for an address with an account and without one, even during a mail outage', async () => {
  const { email } = await createUser()
  smtp.failAt('CONNECT', 'close')
  const answers = []
  for (const address of [email, createEmail()]) {
    const response = await recover(address)
    await afterwards()
    answers.push([response.status, await response.text(), await isDelayed()])
  }
  expect(answers[1]).toEqual(answers[0])
})

it('the outbox notifies the owner of an account pending deletion, who gets no other email', async () => {
  const browser = await Browser.signedIn()
  smtp.failAt('CONNECT', 'close')
  expect((await post(deletion.POST, '/api/user/deletion', { password: PASSWORD }, browser)).status).toBe(200)
  await afterwards()
  smtp.reset()
  await wait()
  await runOutbox()
  expect(smtp.mails.map(({ to }) => to)).toEqual([[browser.user.email]])
})

it('the outbox queues account email in the transaction of its cause, once per cause', async () => {
  const mail = createVerificationMail({ to: createEmail(), link: 'https://app.example', hours: 1 })
  await db
    .$transaction(async (tx) => {
      await queueAccountMail(tx, mail)
      throw new Error('no')
    })
    .catch(() => undefined)
  expect(await db.outboxMail.count()).toBe(0)
  const ids = await Promise.all([1, 2, 3].map(() => queueAccountMail(db, mail, 'once')))
  expect(new Set(ids).size).toBe(1)
})

it('the outbox cancels account mail whose encrypted text can’t be decrypted', async () => {
  const mail = createVerificationMail({ to: createEmail(), link: 'https://app.example', hours: 1 })
  await queueAccountMail(db, mail)
  await db.outboxMail.update({ where: { id: (await row()).id }, data: { sealed: 'v9.nothing' } })
  await runOutbox()
  expect([(await row()).status, smtp.mails]).toEqual(['CANCELLED', []])
})
