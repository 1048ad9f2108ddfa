import * as clientSwitch from '@/app/api/clients/[id]/reminders/route'
import * as invoiceSwitch from '@/app/api/invoices/[id]/reminders/route'
import * as settings from '@/app/api/user/reminders/route'
import { db } from '@/lib/platform/db/client'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { runReminders } from '@/lib/reminders/run-reminders'
import { sendReminder } from '@/lib/reminders/send-reminders'
import { listNotifications } from '@/lib/notifications/notifications'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { addClientCredit } from '@/tests/factories/client-credit'
import { createInvoice } from '@/tests/factories/invoice'
import { listMailsTo } from '@/tests/factories/mail'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const DUE = '2026-11-20'
const NONE = { subject: null, message: null }
const PLAIN = { subject: 'Reminder: invoice {number}', message: 'Due {due}: {amount}\n\n{link}' }

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
let invoiceId: number
let to: string

beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd' }))
  to = `client-${owner.user.id}@example.com`
  clientId = (await createClient(owner.user.actor, { name: 'Northwind', email: to })).id
  invoiceId = (
    await createInvoice(owner.user.actor, clientId, {
      status: 'SENT',
      issueDate: '2026-11-01',
      dueDate: DUE,
      invoiceNumber: 'INV-7',
    })
  ).id
  await sentOn('2026-11-01')
})
afterEach(deleteUsers)
afterAll(closeRenderer)

const sentOn = (day: string) =>
  db.event.updateMany({ where: { invoiceId, type: 'INVOICE_SENT' }, data: { createdAt: noon(day) } })
const save = (body: object) => owner.call(settings.PATCH, '/api/user/reminders', { method: 'PATCH', body })
const remindOn = async (...days: string[]) => {
  for (const day of days) await runReminders(noon(day))
  await runOutbox()
  return (await listMailsTo(to)).map(({ subject }) => subject)
}

describe('the schedule of reminders', () => {
  it('is off by default', async () => {
    expect(await (await owner.call(settings.GET, '/api/user/reminders')).json()).toEqual({
      days: [],
      hour: 9,
      before: NONE,
      after: NONE,
    })
    expect(await remindOn(DUE)).toEqual([])
  })

  it('stores the days in order, the hour and both texts, and keeps omitted fields', async () => {
    const before = { subject: 'Soon', message: 'Pay {amount}: {link}' }
    const first = await save({ days: [7, -3, 7], hour: 0, before })
    expect(await first.json()).toEqual({ days: [-3, 7], hour: 0, before, after: NONE })
    const after = { subject: null, message: 'Late: {link}' }
    const second = await save({ after, hour: 23 })
    expect(await second.json()).toEqual({ days: [-3, 7], hour: 23, before, after })
    const subject = await save({ after: { subject: 'Late' } })
    expect(await subject.json()).toMatchObject({ before, after: { ...after, subject: 'Late' } })
    await save({ after })
    const emptied = await save({ days: [], before: { subject: '', message: '' } })
    expect(await emptied.json()).toEqual({ days: [], hour: 23, before: NONE, after })
  })

  it.each([
    ['days.0', { days: [2] }],
    ['hour', { hour: 24 }],
    ['hour', { hour: 9.5 }],
    ['before.message', { before: { subject: null, message: 'No way to the invoice' } }],
    ['after.message', { after: { subject: null, message: 'No way to the invoice' } }],
    ['after.subject', { after: { subject: 'x'.repeat(201), message: null } }],
    ['before.subject', { before: { subject: 'Invoice {nubmer}', message: null } }],
    ['before.message', { before: { subject: null, message: 'Hello {clinet}, pay {amount} {link}' } }],
    ['after.message', { after: { subject: null, message: 'Pay {amount: {link}' } }],
  ])('rejects an invalid %s', async (field, body) => {
    const response = await save(body)
    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, [field]])
  })
})

describe('placeholders of reminder texts', () => {
  it('names an unknown one and those that exist', async () => {
    const response = await save({ before: { subject: null, message: 'Hello {clinet}, pay {amount} {link}' } })
    expect((await response.json()).errors['before.message'][0]).toBe(
      '{clinet} isn’t a placeholder. Use {client}, {number}, {amount}, {due}, {when}, {days}, {link}',
    )
  })

  it('leaves unknown ones of a stored text as they are', async () => {
    const before = { subject: null, message: 'Hello {clinet}: {link}' }
    await save({ days: [0] })
    await db.business.update({
      where: { id: owner.user.businessId },
      data: { reminderBeforeMessage: before.message, reminderAfterMessage: before.message },
    })
    expect(await (await owner.call(settings.GET, '/api/user/reminders')).json()).toMatchObject({ before })
    expect((await save({ hour: 8 })).status).toBe(200)
    await remindOn(DUE)
    expect((await listMailsTo(to))[0]!.text).toMatch(/^Hello \{clinet\}: http/)
  })
})

describe('a scheduled reminder', () => {
  beforeEach(async () => {
    await save({ days: [-3, 0, 7], before: PLAIN, after: PLAIN })
  })

  it('is sent to the client once on each of its days, with the balance due', async () => {
    await recordPayment(owner.user.actor, invoiceId, {
      paidOn: '2026-11-10',
      amount: 40,
      method: 'CASH',
      reference: null,
    })
    expect(await remindOn('2026-11-16')).toEqual([])
    expect(await remindOn('2026-11-17', '2026-11-17', '2026-11-18')).toEqual(['Reminder: invoice INV-7'])
    const [mail] = await listMailsTo(to)
    expect(mail!.text).toContain('Due Nov 20, 2026: $60.00')
    expect(mail!.replyTo).toBe(owner.user.email)
    expect(await remindOn('2026-11-20', '2026-11-27', '2026-12-31')).toHaveLength(3)
    const events = await db.event.findMany({ where: { invoiceId, type: 'MAIL_SENT' } })
    expect(events.map(({ data }) => (data as { kind: string }).kind)).toEqual(Array(3).fill('REMINDER'))
  })

  it('is not sent for days before the invoice was sent', async () => {
    await sentOn('2026-11-17')
    expect(await remindOn('2026-11-17', '2026-11-19')).toEqual([])
    await sentOn('2026-11-21')
    expect(await remindOn('2026-11-21', '2026-11-22')).toEqual([])
    expect(await remindOn('2026-11-27')).toHaveLength(1)
  })

  it('sends a scheduled reminder once when several jobs run at the same time', async () => {
    await Promise.all([noon(DUE), noon(DUE), noon(DUE)].map((now) => runReminders(now)))
    expect(await remindOn()).toHaveLength(1)
  })

  it('uses the user’s text', async () => {
    const words = { subject: null, message: 'Dear {client}, {amount} please: {link}' }
    await save({ days: [0], before: words, after: words })
    await remindOn(DUE)
    expect((await listMailsTo(to))[0]!.text).toMatch(
      /^Dear Northwind, \$100\.00 please: http\S+\/invoice\/[\w-]{43}/,
    )
  })

  it('sends no reminder when nothing is owed', async () => {
    await setInvoiceStatus(owner.user.actor, invoiceId, 'PAID')
    expect(await remindOn(DUE)).toEqual([])
    await setInvoiceStatus(owner.user.actor, invoiceId, 'CANCELLED')
    expect(await remindOn(DUE)).toEqual([])
    await setInvoiceStatus(owner.user.actor, invoiceId, 'DRAFT')
    expect(await remindOn(DUE)).toEqual([])
  })

  it('states the balance at sending, and is not sent once switched off', async () => {
    await save({ days: [0, 3] })
    await runReminders(noon(DUE))
    await recordPayment(owner.user.actor, invoiceId, {
      paidOn: DUE,
      amount: 60,
      method: 'CASH',
      reference: null,
    })
    await runOutbox()
    const [mail] = await listMailsTo(to)
    expect(mail!.text).toContain('Due Nov 20, 2026: $40.00')
    expect(mail!.text).not.toContain('Due Nov 20, 2026: $100.00')
    await runReminders(noon('2026-11-23'))
    await save({ days: [0] })
    await runOutbox()
    expect(await listMailsTo(to)).toHaveLength(1)
    expect(await db.outboxMail.findFirst({ where: { invoiceId }, orderBy: { id: 'desc' } })).toMatchObject({
      status: 'CANCELLED',
      error: { code: 'mail.not-due' },
    })
  })

  it('is not sent if the invoice was paid meanwhile', async () => {
    await runReminders(noon(DUE))
    await setInvoiceStatus(owner.user.actor, invoiceId, 'PAID')
    expect(await remindOn()).toEqual([])
    expect(await db.outboxMail.findFirst({ where: { invoiceId } })).toMatchObject({
      status: 'CANCELLED',
      error: { code: 'mail.nothing-left' },
    })
  })

  it('sends no reminder to a client without an email address', async () => {
    await db.client.update({
      where: { own: { businessId: owner.user.businessId, id: clientId } },
      data: { email: null },
    })
    await setInvoiceStatus(owner.user.actor, invoiceId, 'DRAFT')
    await setInvoiceStatus(owner.user.actor, invoiceId, 'SENT')
    expect(await remindOn(DUE)).toEqual([])
  })

  it('uses the owner’s time zone', async () => {
    await db.business.update({ where: { id: owner.user.businessId }, data: { timeZone: 'Pacific/Auckland' } })
    // 9 AM on the 17th there is 8 PM on the 16th in London.
    await runReminders(new Date('2026-11-16T19:59:00Z'))
    expect(await remindOn()).toEqual([])
    await runReminders(new Date('2026-11-16T20:00:00Z'))
    expect(await remindOn()).toHaveLength(1)
  })

  it('waits for the chosen hour', async () => {
    await save({ hour: 15 })
    await runReminders(new Date('2026-11-17T14:59:00Z'))
    expect(await remindOn()).toEqual([])
    await runReminders(new Date('2026-11-17T15:00:00Z'))
    expect(await remindOn()).toHaveLength(1)
  })

  it('goes to the first email’s copy recipients, too, with the same reply address', async () => {
    const sent = {
      businessId: owner.user.businessId,
      invoiceId,
      kind: 'INVOICE',
      status: 'SENT',
      subject: '',
      message: '',
    }
    const addressed = {
      to: [to],
      cc: ['books@northwind.test', to.toUpperCase()],
      replyTo: 'billing@robin.test',
    }
    await db.outboxMail.create({ data: { ...sent, ...addressed, cause: 'first' } })
    await db.outboxMail.create({ data: { ...sent, to: [to], cc: ['later@x.test'], cause: 'second' } })
    expect(await remindOn(DUE)).toHaveLength(1)
    expect((await listMailsTo(to))[0]).toMatchObject({
      cc: ['books@northwind.test'],
      replyTo: 'billing@robin.test',
    })
  })

  it('is skipped for a day after which the user has reminded manually', async () => {
    const { id } = await sendReminder(owner.user.actor, invoiceId, {
      again: false,
      hold: false,
      bcc: [],
      attachPdf: false,
    })
    const at = (day: string) => db.outboxMail.update({ where: { ref: id }, data: { createdAt: noon(day) } })
    await at(DUE)
    expect(await remindOn(DUE, '2026-11-21')).toHaveLength(1)
    await at('2026-11-19')
    expect(await remindOn(DUE)).toHaveLength(2)
  })
})

describe('a client with unused credit', () => {
  const told = () => db.event.count({ where: { invoiceId, type: 'REMINDER_COVERED' } })
  const notices = async () =>
    (await db.outboxMail.findMany({ where: { kind: 'ACCOUNT', to: { has: owner.user.email } } })).map(
      ({ subject }) => subject,
    )
  const another = (values: object) =>
    createInvoice(owner.user.actor, clientId, {
      status: 'SENT',
      issueDate: '2026-11-01',
      dueDate: '2027-01-01',
      ...values,
    })

  it('gets no reminder while it covers everything they owe in the currency; the owner is notified once', async () => {
    await save({ days: [0, 3] })
    await another({ currency: 'EUR' })
    await addClientCredit(owner.user.actor, clientId, 100)
    expect(await remindOn(DUE, DUE, '2026-11-23')).toEqual([])
    expect(await told()).toBe(1)
    expect(await notices()).toEqual(['Northwind has unused credit and wasn’t reminded'])
    const { items } = await listNotifications(owner.user.actor)
    expect(items.filter(({ type }) => type === 'REMINDER_COVERED')).toMatchObject([
      { invoiceId, unread: true },
    ])
    // The credit was used elsewhere and no longer covers this invoice.
    await addClientCredit(owner.user.actor, clientId, -1)
    expect(await remindOn('2026-11-23')).toHaveLength(1)
  })

  it('is reminded of the whole balance if the credit covers only one of two invoices', async () => {
    await save({ days: [0] })
    await another({})
    await addClientCredit(owner.user.actor, clientId, 150)
    expect(await remindOn(DUE)).toHaveLength(1)
    const [mail] = await listMailsTo(to)
    expect(mail!.text).toContain('INV-7 for $100.00')
    expect(mail!.text).not.toMatch(/credit|150/)
    expect(await told()).toBe(0)
  })

  it('gets no reminder that was queued before the credit existed, unless the user requested it', async () => {
    await save({ days: [0] })
    await runReminders(noon(DUE))
    await addClientCredit(owner.user.actor, clientId, 100)
    expect(await remindOn()).toEqual([])
    const mail = await db.outboxMail.findFirstOrThrow({ where: { invoiceId, kind: 'REMINDER' } })
    expect([mail.status, mail.error]).toMatchObject(['CANCELLED', { code: 'mail.credit-covers' }])
    await sendReminder(owner.user.actor, invoiceId, { again: true, hold: false, bcc: [], attachPdf: false })
    expect(await remindOn()).toHaveLength(1)
  })
})

describe('switching reminders off', () => {
  const flip = (kind: 'client' | 'invoice', id: number, enabled: boolean, browser: Browser = owner) =>
    browser.call(
      kind === 'client' ? clientSwitch.PATCH : invoiceSwitch.PATCH,
      `/api/${kind}s/${id}/reminders`,
      { method: 'PATCH', body: { enabled }, params: { id: String(id) } },
    )

  it.each([
    ['client', () => clientId],
    ['invoice', () => invoiceId],
  ] as const)('of one %s keep reminders back, and let them go again', async (kind, id) => {
    await save({ days: [0] })
    expect(await (await flip(kind, id(), false)).json()).toEqual({ enabled: false })
    expect(await remindOn(DUE)).toEqual([])
    await flip(kind, id(), true)
    expect(await remindOn(DUE)).toHaveLength(1)
  })

  it('requires the owner', async () => {
    const stranger = await Browser.signedIn()
    expect((await flip('client', clientId, false, stranger)).status).toBe(404)
    expect((await flip('invoice', invoiceId, false, stranger)).status).toBe(404)
    expect(
      await db.invoice.findUnique({ where: { own: { businessId: owner.user.businessId, id: invoiceId } } }),
    ).toMatchObject({ reminders: true })
  })
})
