import * as mails from '@/app/api/invoices/[id]/mails/route'
import * as viewing from '@/app/api/public/invoice/[token]/view/route'
import * as notices from '@/app/api/user/notices/route'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { recordEvent } from '@/lib/activity/record-event'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { Invoice } from '@/lib/documents/types'
import { notificationIds, EMAIL_NOTIFICATIONS, type NotificationId } from '@/lib/activity/email-notifications'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { FaultySmtp } from '@/tests/factories/faulty-smtp'
import { setUpMailServer } from '@/tests/factories/mail-server'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const BY_ITSELF: NotificationId[] = ['SERIES_STOPPED', 'INVOICE_HELD', 'REMINDER_COVERED']
const OF_QUOTES: NotificationId[] = ['QUOTE_ACCEPTED', 'QUOTE_DECLINED']

const smtp = setUpMailServer(new FaultySmtp())
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let invoice: Invoice
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd' }))
  const client = await createClient(owner.user.actor, { name: 'Northwind', email: 'ap@northwind.test' })
  invoice = await createInvoice(owner.user.actor, client.id, {
    invoiceNumber: 'INV-7',
    status: 'SENT',
    shared: true,
  })
})
afterEach(deleteUsers)

const change = async (notice: NotificationId, isOn: boolean) =>
  owner.call(notices.PATCH, '/api/user/notices', { method: 'PATCH', body: { notice, isOn } })
const queued = () =>
  db.outboxMail.findMany({
    where: { businessId: owner.user.businessId, kind: 'ACCOUNT' },
    orderBy: { id: 'asc' },
  })
const subjects = async () => (await queued()).map(({ subject }) => subject)
/** An actor with an API key; members aren't notified of their own manual changes. */
const byKey = () => ({ ...owner.user.actor, via: 'api-key' as const })
const pay = (actor: Actor = byKey()) => setInvoiceStatus(actor, invoice.id, 'PAID')
const look = () =>
  new Browser().call(viewing.POST, `/api/public/invoice/${invoice.publicToken}/view`, {
    method: 'POST',
    params: { token: invoice.publicToken! },
    headers: { 'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/604.1' },
  })

it('email notifications have defaults and are switched individually', async () => {
  const on = async () =>
    (await (await owner.call(notices.GET, '/api/user/notices')).json()) as { on: NotificationId[] }
  expect(await on()).toEqual({ on: notificationIds.filter((id) => EMAIL_NOTIFICATIONS[id].isOn) })
  expect(await on()).toEqual({ on: ['MAIL_FAILED', ...BY_ITSELF, ...OF_QUOTES] })
  await Promise.all([
    change('INVOICE_PAID', true),
    change('MAIL_FAILED', false),
    change('INVOICE_PAID', true),
  ])
  expect(await on()).toEqual({ on: [...BY_ITSELF, ...OF_QUOTES, 'INVOICE_PAID'] })
  await change('MAIL_FAILED', true)
  await change('INVOICE_PAID', false)
  expect(await on()).toEqual({ on: ['MAIL_FAILED', ...BY_ITSELF, ...OF_QUOTES] })
  expect((await change('NOTHING' as NotificationId, true)).status).toBe(422)
})

it('email notifications report a failed email once, with the server’s message', async () => {
  smtp.answerRecipients({ ap: '550 5.1.1 No such user here' })
  const body = { to: ['ap@northwind.test'], subject: 'Invoice', message: 'Pay', attachPdf: false }
  await owner.call(mails.POST, `/api/invoices/${invoice.id}/mails`, {
    method: 'POST',
    params: { id: String(invoice.id) },
    body,
  })
  await runOutbox()
  await runOutbox()
  expect(smtp.mails.map(({ to }) => to)).toEqual([[owner.user.email]])
  const { source } = smtp.mails[0]!
  const text = source.replace(/=\n/g, '')
  expect(text).toContain('550 5.1.1 No such user here')
  expect(text).toContain(`/invoices/${invoice.id}`)
  // Failures of these emails aren't reported.
  expect(await queued()).toMatchObject([{ status: 'SENT', sealed: null }])
})

it('email notifications report a schedule that was paused automatically, but not one its owner paused', async () => {
  await recordEvent(db, owner.user.actor, 'SCHEDULE_PAUSED', { invoiceId: invoice.id })
  expect(await subjects()).toEqual([])
  const data = { seriesId: 7, client: 'Northwind', day: '2026-11-30', problem: 'Its client was deleted.' }
  await recordEvent(db, owner.user.actor, 'SERIES_STOPPED', { invoiceId: null, data })
  expect(await subjects()).toEqual(['Your recurring invoice for Northwind has stopped'])
  await runOutbox()
  const text = smtp.mails[0]!.source.replace(/=\n/g, '')
  expect(text).toContain('wasn=E2=80=99t created. Its client was deleted.')
  expect(text).toContain('/invoices/series/7')
})

it('email notifications report once a day invoices of a schedule created too late to send', async () => {
  const held = (today: string) =>
    recordEvent(db, owner.user.actor, 'INVOICE_HELD', {
      invoiceId: invoice.id,
      data: { seriesId: 7, client: 'Northwind', day: '2026-11-30', today },
    })
  for (const today of ['2026-12-20', '2026-12-20', '2026-12-21']) await held(today)
  const subject = 'A recurring invoice for Northwind was not sent'
  expect(await subjects()).toEqual([subject, subject])
})

it('email notifications report a client’s first view, if enabled', async () => {
  await look()
  expect(await subjects()).toEqual([])
  await change('INVOICE_VIEWED', true)
  await db.invoice.update({
    where: { own: { businessId: owner.user.businessId, id: invoice.id } },
    data: { lastViewedAt: null, viewCount: 0 },
  })
  await Promise.all([look(), look()])
  await db.invoice.update({
    where: { own: { businessId: owner.user.businessId, id: invoice.id } },
    data: { lastViewedAt: new Date(0) },
  })
  await look()
  expect(await subjects()).toEqual(['Northwind opened invoice INV-7'])
  expect(await db.event.count({ where: { invoiceId: invoice.id, type: 'INVOICE_VIEWED' } })).toBe(3)
})

it('email notifications of a payment are queued in its transaction, but not for a user pending deletion', async () => {
  await pay()
  expect(await subjects()).toEqual([])
  await setInvoiceStatus(owner.user.actor, invoice.id, 'SENT')
  await change('INVOICE_PAID', true)
  await db
    .$transaction(async (tx) => {
      await recordEvent(tx, byKey(), 'INVOICE_PAID', { invoiceId: invoice.id })
      throw new Error('no')
    })
    .catch(() => undefined)
  await pay(owner.user.actor)
  expect(await subjects()).toEqual([])
  await setInvoiceStatus(owner.user.actor, invoice.id, 'SENT')
  await pay()
  expect(await subjects()).toEqual(['Invoice INV-7 is paid'])

  await setInvoiceStatus(owner.user.actor, invoice.id, 'SENT')
  await db.user.update({ where: { id: owner.user.id }, data: { deleteAfter: new Date() } })
  await pay()
  expect(await subjects()).toHaveLength(1)
})

it('email notifications report once that credit covers a client’s balance, with a link to apply it', async () => {
  const data = { dueDate: '2026-11-20', clientId: 7, currency: 'GBP', amount: 500, creditEntryId: 3 }
  for (let invoices = 0; invoices < 2; invoices++)
    await recordEvent(db, owner.user.actor, 'REMINDER_COVERED', { invoiceId: invoice.id, data })
  expect(await subjects()).toEqual(['Northwind has unused credit and wasn’t reminded'])
  await runOutbox()
  const text = smtp.mails[0]!.source.replace(/=\n/g, '')
  expect(text).toContain('500.00 of credit is unused. It covers everything Northwind owes')
  expect(text).toContain('Apply credit')
  expect(text).toMatch(new RegExp(`/invoices/${invoice.id}(\\?|=3F|%3F)credit`))
})
