import { randomUUID } from 'node:crypto'
import * as again from '@/app/api/invoices/[id]/mails/[mailId]/route'
import * as mails from '@/app/api/invoices/[id]/mails/route'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { saveGmail } from '@/lib/mail/gmail/mutations'
import { findGmail } from '@/lib/mail/sending/sender'
import { createVerificationMail } from '@/lib/mail/templates/account-mails'
import { renderForUser } from '@/lib/mail/templates/render-for-user'
import { sendMail } from '@/lib/mail/transports/send'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { startGmail, type GmailBehaviour } from '@/tests/factories/gmail'
import { createInvoice } from '@/tests/factories/invoice'
import { listMailsTo } from '@/tests/factories/mail'
import { setUpMailServer } from '@/tests/factories/mail-server'
import { createSmtpServer } from '@/tests/factories/smtp-server'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let google: Awaited<ReturnType<typeof startGmail>>
const smtp = setUpMailServer(createSmtpServer())
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let invoiceId: number

beforeAll(async () => {
  google = await startGmail()
  Object.assign(env(), google.environment)
})
afterAll(async () => {
  google.stop()
  await closeRenderer()
})
beforeEach(async () => {
  google.behave('take')
  google.endGrants()
  google.mails.length = google.calls.length = 0
  owner = await Browser.signedIn(
    await createUser({ companyName: 'Böhm & Söhne', switchedNotices: ['MAIL_FAILED'] }),
  )
  await connect()
  const client = await createClient(owner.user.actor, { email: 'ap@northwind.test' })
  invoiceId = (await createInvoice(owner.user.actor, client.id, { invoiceNumber: 'INV-7' })).id
})
afterEach(deleteUsers)

const connect = async () => {
  const refreshToken = `refresh-${randomUUID()}`
  google.refreshTokens.add(refreshToken)
  await saveGmail(owner.user.actor, { address: 'robin@gmail.test', refreshToken })
}
const params = () => ({ id: String(invoiceId) })
const send = (over: object = {}) =>
  owner.call(mails.POST, `/api/invoices/${invoiceId}/mails`, {
    method: 'POST',
    body: {
      to: ['ap@northwind.test'],
      subject: 'Rechnung INV-7 für März',
      message: 'Hello,\n\nplease find the invoice.\nGrüße',
      ...over,
    },
    params: params(),
  })
const listed = async () => {
  const answer = await owner.call(mails.GET, `/api/invoices/${invoiceId}/mails`, { params: params() })
  return ((await answer.json()) as InvoiceMail[])[0]!
}
const sendAgain = (mailId: string) =>
  owner.call(again.POST, `/api/invoices/${invoiceId}/mails/${mailId}`, {
    method: 'POST',
    params: { ...params(), mailId },
  })
const statusOf = async () =>
  (
    await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: owner.user.businessId, id: invoiceId } },
    })
  ).status
/** Makes the next attempt due. */
const wait = () =>
  db.outboxMail.updateMany({
    where: { businessId: owner.user.businessId },
    data: { nextAttemptAt: new Date(Date.now() - 1000) },
  })
/** Returns one decoded MIME part. */
const part = (source: string, type: string) => {
  const start = source.indexOf(`Content-Type: ${type}`)
  const [head = '', body = ''] = source.slice(start).split(/\r\n\r\n/)
  return { head, bytes: Buffer.from(body.split('\r\n--')[0]!, 'base64') }
}
const CONNECT_AGAIN =
  'The connection to your Gmail has expired. Connect Gmail again in Settings, then send the email again.'

it('Gmail sends from the connected address in the business’s name, to all recipients, with the PDF', async () => {
  await send({ cc: ['boss@northwind.test'], bcc: ['me@robin.test'], replyTo: 'office@robin.test' })
  expect(await runOutbox()).toBe(1)
  expect([google.mails.length, smtp.mails.length]).toEqual([1, 0])
  const [source = ''] = google.mails
  const header = source.slice(0, source.indexOf('\r\n\r\n'))
  expect(header).toMatch(/^From: =\?UTF-8\?Q\?B=C3=B6hm_=26_S=C3=B6hne\?= <robin@gmail\.test>\r$/m)
  expect(header).toMatch(/^To: ap@northwind\.test\r$/m)
  expect(header).toMatch(/^Cc: boss@northwind\.test\r$/m)
  // Gmail reads the Bcc header and removes it.
  expect(header).toMatch(/^Bcc: me@robin\.test\r$/m)
  expect(header).toMatch(/^Reply-To: office@robin\.test\r$/m)
  expect(header).toMatch(/^Subject: =\?UTF-8\?Q\?Rechnung_INV-7_f=C3=BCr_M=C3=A4rz\?=\r$/m)
  expect(header).toMatch(/^Message-ID: <mail-[\da-f-]{36}@localhost>/m)
  const pdf = part(source, 'application/pdf')
  expect(pdf.head).toContain('filename=Invoice-INV-7.pdf')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.bytes.toString('latin1').trimEnd()).toMatch(/%%EOF$/)
  expect([(await listed()).status, await statusOf()]).toEqual(['SENT', 'SENT'])
})

it('Gmail sending requests one token, and another when Gmail rejects it', async () => {
  const tokens = () => google.calls.filter((path) => path === '/token').length
  await send()
  await send()
  await runOutbox()
  expect([google.mails.length, tokens()]).toEqual([2, 1])
  google.endAccess()
  await send()
  await runOutbox()
  expect([google.mails.length, tokens()]).toEqual([3, 2])
  expect(await findGmail(owner.user.actor)).toMatchObject({ problem: null })
})

it('uses the installation’s mail server without a connected Gmail', async () => {
  await db.gmailConnection.deleteMany({ where: { businessId: owner.user.businessId } })
  await send()
  await runOutbox()
  expect([google.mails.length, smtp.mails.length]).toEqual([0, 1])
})

it('a connected Gmail is not used for account emails', async () => {
  const { email } = owner.user
  const mail = createVerificationMail({ to: email, link: 'https://app.example', hours: 24 })
  await sendMail(await renderForUser(mail, 'en'))
  expect([google.mails.length, smtp.mails.map(({ to }) => to)]).toEqual([0, [[email]]])
  expect(await listMailsTo(email)).toEqual([])
})

describe('sending through an expired Gmail connection', () => {
  it.each<[string, () => void]>([
    ['the user took the permission back', () => google.endGrants()],
    [
      'the permission to send is missing',
      () => google.behave({ status: 403, reason: 'insufficientPermissions', message: 'Insufficient' }),
    ],
    ['Gmail refuses every token', () => google.behave({ status: 401, message: 'Invalid Credentials' })],
  ])('fails the email and explains what to do, when %s', async (_, end) => {
    end()
    await send()
    await runOutbox()
    expect(await listed()).toMatchObject({ status: 'FAILED', error: CONNECT_AGAIN })
    expect(await findGmail(owner.user.actor)).toMatchObject({
      problem: expect.stringMatching(/\.$/),
    })
    expect([google.mails.length, smtp.mails.length, await statusOf()]).toEqual([0, 0, 'DRAFT'])
    expect(await db.event.count({ where: { invoiceId, type: 'MAIL_FAILED' } })).toBe(1)
  })

  it('makes no further requests to Google, and sends the email once reconnected', async () => {
    google.endGrants()
    await send()
    await runOutbox()
    google.calls.length = 0
    await send()
    await runOutbox()
    expect(google.calls).toEqual([])
    await connect()
    const { id } = await listed()
    expect((await sendAgain(id)).status).toBe(202)
    await runOutbox()
    expect([google.mails.length, smtp.mails.length, await statusOf()]).toEqual([1, 0, 'SENT'])
  })

  it('is detected if the encryption key is gone', async () => {
    await db.gmailConnection.updateMany({
      where: { businessId: owner.user.businessId },
      data: { refreshToken: `v9.${'A'.repeat(60)}` },
    })
    await send()
    await runOutbox()
    expect(await listed()).toMatchObject({ status: 'FAILED', error: CONNECT_AGAIN })
    expect(await findGmail(owner.user.actor)).toMatchObject({ problem: expect.stringContaining('key') })
  })
})

describe('an email that Gmail rejects', () => {
  it.each<[GmailBehaviour, string]>([
    [{ status: 429, reason: 'rateLimitExceeded', message: 'Quota' }, 'Gmail asked us to try later: Quota'],
    [{ status: 403, reason: 'userRateLimitExceeded', message: 'Slow' }, 'Gmail asked us to try later: Slow'],
    [{ status: 500, reason: 'backendError', message: 'Oops' }, 'Gmail asked us to try later: Oops'],
    [
      { status: 403, reason: 'accessNotConfigured', message: 'Not used before' },
      'The Gmail API is not enabled for this installation at Google.',
    ],
  ])('is retried after %o, and sent once', async (trouble, error) => {
    google.behave(trouble)
    await send()
    await runOutbox()
    expect(await listed()).toMatchObject({ status: 'QUEUED', error })
    expect(await runOutbox()).toBe(0)
    google.behave('take')
    await wait()
    await runOutbox()
    expect([google.mails.length, (await listed()).status]).toEqual([1, 'SENT'])
  })

  it('is retried while Google issues no token', async () => {
    google.fail('/token')
    await send()
    await runOutbox()
    google.fail('/token', false)
    expect(await listed()).toMatchObject({ status: 'QUEUED', error: 'We can’t reach Google right now.' })
    await wait()
    await runOutbox()
    expect(google.mails).toHaveLength(1)
  })

  it('fails permanently if it is rejected', async () => {
    google.behave({ status: 400, reason: 'failedPrecondition', message: 'Mail service not enabled' })
    await send()
    await runOutbox()
    const error = 'Gmail refused it: Mail service not enabled'
    expect(await listed()).toMatchObject({ status: 'FAILED', error })
    expect(await findGmail(owner.user.actor)).toMatchObject({ problem: null })
  })

  it.each<GmailBehaviour>(['hang up', 'hang up mid-answer', { status: 502 }, { status: 504 }])(
    'is never resent automatically after an unknown result: %o',
    async (trouble) => {
      google.behave(trouble)
      await send()
      await runOutbox()
      const taken = google.mails.length
      expect(await listed()).toMatchObject({
        status: 'FAILED',
        error: expect.stringContaining('may have gone out'),
      })
      google.behave('take')
      await wait()
      expect(await runOutbox()).toBe(0)
      expect([google.mails.length, smtp.mails.length]).toEqual([taken, 0])
    },
  )
})
