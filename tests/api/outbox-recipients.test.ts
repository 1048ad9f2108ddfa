import * as one from '@/app/api/invoices/[id]/mails/[mailId]/route'
import * as mails from '@/app/api/invoices/[id]/mails/route'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { listInvoiceEvents } from '@/lib/activity/queries'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import { sendReminder } from '@/lib/reminders/send-reminders'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { FaultySmtp } from '@/tests/factories/faulty-smtp'
import { setUpMailServer } from '@/tests/factories/mail-server'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const [AP, BOSS, BOOKS] = ['ap@northwind.test', 'boss@northwind.test', 'books@northwind.test']
const smtp = setUpMailServer(new FaultySmtp())
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let id: number

beforeEach(async () => {
  owner = await Browser.signedIn(
    await createUser({ companyName: 'Robin Ltd', switchedNotices: ['MAIL_FAILED'] }),
  )
  const client = await createClient(owner.user.actor, { email: AP })
  id = (await createInvoice(owner.user.actor, client.id, { invoiceNumber: 'INV-7' })).id
})
afterEach(deleteUsers)

const call = (handler: typeof one.POST | typeof mails.POST, method: string, mailId = '', body?: object) =>
  owner.call(handler as typeof one.POST, `/api/invoices/${id}/mails${mailId ? `/${mailId}` : ''}`, {
    method,
    params: { id: String(id), mailId },
    ...(body && { body }),
  })
const send = () =>
  call(mails.POST, 'POST', '', {
    to: [AP],
    cc: [BOSS],
    bcc: [BOOKS],
    subject: 'Invoice INV-7',
    message: 'Please pay',
    attachPdf: false,
  })
const listed = async () => (await (await call(mails.GET, 'GET')).json()) as InvoiceMail[]
const timeline = async () =>
  (await listInvoiceEvents(owner.user.actor, id)).map(({ type, detail }) => [type, detail])
const wait = () =>
  db.outboxMail.updateMany({
    where: { businessId: owner.user.businessId },
    data: { nextAttemptAt: new Date(0) },
  })
const got = () => smtp.mails.map(({ to }) => to)

it('an email is retried only for recipients that were temporarily rejected, as the same email', async () => {
  smtp.answerRecipients({ boss: '450 4.2.0 greylisted', books: '452 4.2.2 full' })
  await send()
  await runOutbox()
  expect(got()).toEqual([[AP]])
  expect(
    (await db.invoice.findUniqueOrThrow({ where: { own: { businessId: owner.user.businessId, id } } }))
      .status,
  ).toBe('SENT')
  expect(await listed()).toMatchObject([
    {
      status: 'QUEUED',
      to: [],
      cc: [BOSS],
      bcc: [BOOKS],
      error:
        `${BOSS}: The mail server asked us to try later: 450 4.2.0 greylisted ` +
        `${BOOKS}: The mail server asked us to try later: 452 4.2.2 full`,
    },
    { status: 'SENT', to: [AP], cc: [], bcc: [], error: null },
  ])
  expect(await runOutbox()).toBe(0)

  smtp.answerRecipients({ books: '452 4.2.2 full' })
  await wait()
  await runOutbox()
  expect(got()).toEqual([[AP], [BOSS]])
  const [first, second] = smtp.mails.map(({ source }) => source)
  const header = (source: string, name: string) => new RegExp(`^${name}: .*`, 'm').exec(source)?.[0]
  for (const name of ['To', 'Cc', 'Message-ID', 'Reply-To']) {
    expect(header(first!, name)).toBeDefined()
    expect(header(second!, name)).toBe(header(first!, name))
  }
  expect(second).not.toContain(BOOKS)

  smtp.answerRecipients({})
  await wait()
  await runOutbox()
  await wait()
  expect(await runOutbox()).toBe(0)
  expect(got()).toEqual([[AP], [BOSS], [BOOKS]])
  expect((await listed()).map(({ status }) => status)).toEqual(['SENT', 'SENT', 'SENT'])
})

it('an email fails only for recipients that were rejected, with the server’s message, and is resent only to them', async () => {
  smtp.answerRecipients({ boss: '550 5.1.1 No such user here', books: '450 4.2.0 greylisted' })
  await send()
  await runOutbox()
  const reason = 'The mail server refused it: 550 5.1.1 No such user here'
  expect((await listed()).map(({ status, cc, bcc, error }) => [status, cc, bcc, error])).toEqual([
    ['FAILED', [BOSS], [], reason],
    ['QUEUED', [], [BOOKS], 'The mail server asked us to try later: 450 4.2.0 greylisted'],
    ['SENT', [], [], null],
  ])
  expect(await timeline()).toEqual(
    expect.arrayContaining([
      ['MAIL_QUEUED', `To ${AP}, cc ${BOSS}, bcc ${BOOKS}`],
      ['MAIL_SENT', `To ${AP}`],
      ['MAIL_FAILED', `cc ${BOSS}. ${reason}`],
    ]),
  )
  smtp.answerRecipients({})
  expect((await call(one.POST, 'POST', (await listed())[0]!.id)).status).toBe(202)
  await runOutbox()
  expect(got()).toEqual([[AP], [BOSS]])
})

it('an email rejected for all recipients counts as not sent: temporary rejections are retried, the others fail', async () => {
  smtp.answerRecipients({ ap: '451 4.3.0 busy', boss: '550 no', books: '550 no' })
  await send()
  await runOutbox()
  expect(got()).toEqual([])
  expect(
    (await db.invoice.findUniqueOrThrow({ where: { own: { businessId: owner.user.businessId, id } } }))
      .status,
  ).toBe('DRAFT')
  expect((await listed()).map(({ status, to, cc, bcc }) => [status, to, cc, bcc])).toEqual([
    ['FAILED', [], [BOSS], [BOOKS]],
    ['QUEUED', [AP], [], []],
  ])
  smtp.answerRecipients({})
  await wait()
  await runOutbox()
  expect(got()).toEqual([[AP]])
  expect(
    (await db.invoice.findUniqueOrThrow({ where: { own: { businessId: owner.user.businessId, id } } }))
      .status,
  ).toBe('SENT')
})

it('an email is given up only for recipients rejected temporarily for a day', async () => {
  smtp.answerRecipients({ boss: '450 later' })
  await send()
  for (let attempt = 1; attempt <= 8; attempt++) {
    await runOutbox()
    await wait()
  }
  expect((await listed()).map(({ status, cc }) => [status, cc])).toEqual([
    ['FAILED', [BOSS]],
    ['SENT', []],
  ])
  expect(got()).toEqual([[AP, BOOKS]])
})

it('an email appears on the timeline with all recipients and the sent text', async () => {
  await db.business.update({
    where: { id: owner.user.businessId },
    data: { reminderAfterMessage: 'Still {amount}: {link}' },
  })
  await setInvoiceStatus(owner.user.actor, id, 'SENT')
  await db.invoice.update({
    where: { own: { businessId: owner.user.businessId, id } },
    data: { dueDate: new Date('2020-01-01') },
  })
  await sendReminder(owner.user.actor, id, {
    again: false,
    hold: false,
    cc: [BOSS],
    bcc: [],
    attachPdf: false,
  })
  await db.business.update({
    where: { id: owner.user.businessId },
    data: { reminderAfterMessage: 'Now {amount}: {link}' },
  })
  await runOutbox()
  const entry = (await listInvoiceEvents(owner.user.actor, id)).find(({ type }) => type === 'MAIL_SENT')
  expect(entry).toMatchObject({
    detail: `Reminder to ${AP}, cc ${BOSS}`,
    letter: { message: expect.stringMatching(/^Now \$100\.00: http/) },
  })

  const replyTo = new RegExp(`^Reply-To: ${owner.user.email}$`, 'm')
  const { source } = smtp.mails[0]!
  expect(source).toMatch(replyTo)
  expect(source).toContain('Questions? Just reply to this email.')
  expect(source).not.toMatch(/^List-Unsubscribe/m)
})

it('an email in the local mailbox can be replied to, too', async () => {
  env().SMTP_URL = undefined
  await send()
  await runOutbox()
  env().SMTP_URL = smtp.url
  const [mail] = await db.localMail.findMany({ where: { to: BOSS }, orderBy: { id: 'desc' } })
  expect(mail!.replyTo).toBe(owner.user.email)
})

it('an email is sent outside any transaction', async () => {
  smtp.failAt('DOT', 'stall')
  await send()
  const running = runOutbox()
  while (smtp.mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const open = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()
      AND backend_type = 'client backend'`
  smtp.release()
  await running
  expect(open).toEqual([])
})
