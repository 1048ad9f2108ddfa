import * as reminders from '@/app/api/invoices/[id]/reminders/route'
import * as letters from '@/app/api/invoices/[id]/mails/letter/route'
import * as many from '@/app/api/invoices/reminders/route'
import * as cancel from '@/app/api/invoices/reminders/cancel/route'
import { db } from '@/lib/platform/db/client'
import { addDays, todayIn } from '@/lib/core/dates'
import { revokePublicLink, saveShareMessage } from '@/lib/public-links/public-links'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { setClientReminders } from '@/lib/reminders/mutations'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { addClientCredit } from '@/tests/factories/client-credit'
import { createInvoice } from '@/tests/factories/invoice'
import { listMailsTo } from '@/tests/factories/mail'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const today = () => todayIn('UTC')
const REQUEST = 'b54adc00-67f9-41d9-9669-0800200c9a66'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
let invoiceId: number
let to: string

/** Creates a sent invoice that is a week overdue. */
const late = (number: string, values: Parameters<typeof createInvoice>[2] = {}) =>
  createInvoice(owner.user.actor, clientId, {
    status: 'SENT',
    issueDate: addDays(today(), -21),
    dueDate: addDays(today(), -7),
    invoiceNumber: number,
    ...values,
  })

beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd' }))
  to = `client-${owner.user.id}@example.com`
  clientId = (await createClient(owner.user.actor, { name: 'Northwind', email: to })).id
  invoiceId = (await late('INV-7')).id
})
afterEach(deleteUsers)
afterAll(closeRenderer)

const remind = (body: object = {}, { id = invoiceId, browser = owner as Browser } = {}) =>
  browser.call(reminders.POST, `/api/invoices/${id}/reminders`, {
    method: 'POST',
    body,
    params: { id: String(id) },
  })
const call = (handler: typeof many.POST, path: string, body: object) =>
  owner.call(handler, `/api/invoices/reminders${path}`, { method: 'POST', body })
const answer = async (response: Promise<Response>) => {
  const { status } = await response
  return [status, await (await response).json()] as const
}
const sent = async () => {
  await runOutbox()
  return listMailsTo(to)
}
const queued = (id = invoiceId) =>
  db.outboxMail.findFirstOrThrow({ where: { invoiceId: id, kind: 'REMINDER' } })
const inHand = (id = invoiceId) =>
  db.outboxMail.updateMany({ where: { invoiceId: id }, data: { nextAttemptAt: new Date() } })

describe('sending a reminder', () => {
  it('sends the overdue text with the link, even if scheduled reminders are off', async () => {
    await setClientReminders(owner.user.actor, clientId, false)
    const [status, mail] = await answer(remind())
    expect([status, mail.kind, mail.status, mail.to]).toEqual([202, 'REMINDER', 'QUEUED', [to]])
    const [letter] = await sent()
    expect(letter!.subject).toBe('Reminder: invoice INV-7 is 7 days overdue')
    expect(letter!.text).toContain('Invoice INV-7 for $100.00 was due on')
    expect(letter!.text).toMatch(/\/invoice\/[\w-]{43}/)
    const events = await db.event.findMany({ where: { invoiceId, type: 'MAIL_SENT' } })
    expect(events.map(({ data }) => data)).toMatchObject([{ kind: 'REMINDER', to: [to] }])
  })

  it('uses the text for upcoming due dates, and states the balance at sending', async () => {
    const { id } = await late('INV-8', { dueDate: addDays(today(), 3) })
    await remind({}, { id })
    await recordPayment(owner.user.actor, id, {
      paidOn: today(),
      amount: 60,
      method: 'CASH',
      reference: null,
    })
    const [letter] = await sent()
    expect(letter!.subject).toBe('Reminder: invoice INV-8 is due in 3 days')
    expect(letter!.text).toContain('INV-8 for $40.00 is due in 3 days')
  })

  it('sends an edited text with placeholders filled in, whatever is paid meanwhile', async () => {
    await remind({
      to: ['boss@northwind.test', to],
      cc: [to, 'books@northwind.test'],
      replyTo: 'me@robin.test',
      subject: 'Now {number}',
      message: 'Please: {link}',
      attachPdf: false,
    })
    await recordPayment(owner.user.actor, invoiceId, {
      paidOn: today(),
      amount: 60,
      method: 'CASH',
      reference: null,
    })
    expect(await queued()).toMatchObject({ cc: ['books@northwind.test'], asWritten: true })
    const letter =
      (await runOutbox(), await db.localMail.findFirstOrThrow({ where: { subject: 'Now INV-7' } }))
    expect(letter.text).toMatch(/^Please: http\S+\/invoice\/[\w-]{43}/)
    expect(letter.replyTo).toBe('me@robin.test')
  })

  it('renders the text at sending if it was not edited', async () => {
    const prepared = await owner.call(
      letters.GET,
      `/api/invoices/${invoiceId}/mails/letter?letter=reminder`,
      {
        params: { id: String(invoiceId) },
      },
    )
    const { subject, message } = await prepared.json()
    await remind({ to: [to], subject, message })
    expect((await queued()).asWritten).toBe(false)
    await recordPayment(owner.user.actor, invoiceId, {
      paidOn: today(),
      amount: 60,
      method: 'CASH',
      reference: null,
    })
    expect((await sent())[0]!.text).toContain('Invoice INV-7 for $40.00 was due on')
  })

  it('is not repeated within a day without confirmation', async () => {
    await remind()
    const [status, { message, errors }] = await answer(remind())
    expect([status, message]).toEqual([409, 'A reminder for this invoice was sent in the last 24 hours.'])
    expect(Object.keys(errors)).toEqual(['again'])
    expect((await remind({ again: true })).status).toBe(202)
    await db.outboxMail.updateMany({
      where: { invoiceId },
      data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
    })
    expect((await remind()).status).toBe(202)
  })

  it('sends one for two concurrent requests', async () => {
    const statuses = (await Promise.all([remind(), remind()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([202, 409])
  })

  it.each<[string, number, string, () => Promise<unknown>]>([
    ['paid', 409, 'This invoice is paid.', () => setInvoiceStatus(owner.user.actor, invoiceId, 'PAID')],
    [
      'cancelled',
      409,
      'This invoice is cancelled.',
      () => setInvoiceStatus(owner.user.actor, invoiceId, 'CANCELLED'),
    ],
    [
      'a draft',
      409,
      'This invoice is still a draft. Send it first.',
      () => setInvoiceStatus(owner.user.actor, invoiceId, 'DRAFT'),
    ],
    [
      'without its link',
      409,
      'You revoked this invoice’s public link. Share it again before you send a reminder.',
      async () => {
        await remind({ hold: true })
        await db.outboxMail.deleteMany({ where: { businessId: owner.user.businessId } })
        await revokePublicLink(owner.user.actor, invoiceId)
      },
    ],
    [
      'to a client without an address',
      422,
      'This client has no email address. Add one, or enter a recipient.',
      () =>
        db.client.update({
          where: { own: { businessId: owner.user.businessId, id: clientId } },
          data: { email: null },
        }),
    ],
    [
      'to a client who was deleted',
      409,
      'This client was deleted. Enter a recipient.',
      () =>
        db.client.update({
          where: { own: { businessId: owner.user.businessId, id: clientId } },
          data: { deletedAt: new Date() },
        }),
    ],
  ])('is rejected for an invoice %s', async (_, status, message, change) => {
    await change()
    expect(await answer(remind())).toEqual([status, expect.objectContaining({ message })])
    expect(await db.outboxMail.count({ where: { invoiceId } })).toBe(0)
  })

  it('uses the requested address if the client has none', async () => {
    await db.client.update({
      where: { own: { businessId: owner.user.businessId, id: clientId } },
      data: { email: null },
    })
    expect((await remind({ to: [to] })).status).toBe(202)
    expect(await sent()).toHaveLength(1)
  })

  it('is not sent once the invoice was paid or the link revoked', async () => {
    await remind({ subject: 'Mine', message: 'Pay {link}' })
    await setInvoiceStatus(owner.user.actor, invoiceId, 'PAID')
    expect(await sent()).toEqual([])
    expect(await queued()).toMatchObject({ status: 'CANCELLED' })
    const { id } = await late('INV-9')
    await remind({}, { id })
    await revokePublicLink(owner.user.actor, id)
    expect(await sent()).toEqual([])
    expect(await queued(id)).toMatchObject({ status: 'CANCELLED' })
  })

  it('requires the owner, and rejects unknown fields', async () => {
    expect((await remind({}, { browser: await Browser.signedIn() })).status).toBe(404)
    const [status, { errors }] = await answer(remind({ to: ['no address'], kind: 'INVOICE', subject: '' }))
    expect([status, Object.keys(errors).sort()]).toEqual([422, ['kind', 'subject', 'to.0']])
  })
})

describe('the initial values of the reminder dialog', () => {
  const read = async () =>
    (
      await owner.call(letters.GET, `/api/invoices/${invoiceId}/mails/letter?letter=reminder`, {
        params: { id: String(invoiceId) },
      })
    ).json()

  it('are the reminder as it would be sent, to the first email’s recipients, and change nothing', async () => {
    await db.client.update({
      where: { own: { businessId: owner.user.businessId, id: clientId } },
      data: { email: 'new@northwind.test' },
    })
    const first = {
      businessId: owner.user.businessId,
      invoiceId,
      kind: 'INVOICE',
      status: 'SENT',
      subject: '',
      message: '',
    }
    await db.outboxMail.create({ data: { ...first, to: [to], cc: ['books@northwind.test'], cause: 'first' } })
    expect(await read()).toEqual({
      to: ['new@northwind.test'],
      cc: ['books@northwind.test'],
      replyTo: null,
      again: false,
      subject: 'Reminder: invoice INV-7 is 7 days overdue',
      message: expect.stringContaining('\n{link}\n'),
      credit: null,
      unnamedBalance: null,
      balance: 100,
      currency: 'USD',
    })
    expect(
      await db.invoice.findUnique({ where: { own: { businessId: owner.user.businessId, id: invoiceId } } }),
    ).toMatchObject({ publicTokenHash: null })
    // A reissued draft may have another client, so the recipients of the earlier email no longer count.
    await setInvoiceStatus(owner.user.actor, invoiceId, 'DRAFT')
    await setInvoiceStatus(owner.user.actor, invoiceId, 'SENT')
    expect((await read()).cc).toEqual([])
  })

  it('include hints on unused credit and an outdated amount, for the sender only', async () => {
    await addClientCredit(owner.user.actor, clientId, 25)
    await saveShareMessage(owner.user.actor, invoiceId, 'You owe $100.00')
    const start = async (letter: string) => {
      const path = `/api/invoices/${invoiceId}/mails/letter?letter=${letter}`
      return (await owner.call(letters.GET, path, { params: { id: String(invoiceId) } })).json()
    }
    const credit = { amount: '$25.00', value: 25, canApply: true }
    expect(await start('invoice')).toMatchObject({ credit, unnamedBalance: null })
    await recordPayment(owner.user.actor, invoiceId, {
      paidOn: today(),
      amount: 60,
      method: 'CASH',
      reference: null,
    })
    const { message, ...told } = await start('invoice')
    expect([message, told]).toMatchObject([
      'You owe $100.00',
      { credit, unnamedBalance: '$40.00', balance: 40, currency: 'USD' },
    ])
    const reminder = await start('reminder')
    expect(reminder).toMatchObject({ credit, unnamedBalance: null })
    expect(reminder.message).toContain('for $40.00')
    expect(reminder.message).not.toMatch(/credit|25/)
  })

  it('include a reminder sent within a day', async () => {
    await remind()
    expect((await read()).again).toBe(true)
  })
})

describe('sending many reminders', () => {
  it('sends each separately, and reports the skipped ones with reasons', async () => {
    const other = await late('INV-8')
    const paid = await late('INV-9', { status: 'PAID' })
    const foreign = (await Browser.signedIn()).user.id
    const body = { ids: [invoiceId, other.id, paid.id, MAX, invoiceId], requestId: REQUEST }
    const [status, { results }] = await answer(call(many.POST, '', body))
    expect([status, foreign !== owner.user.id]).toEqual([200, true])
    expect(results).toEqual([
      { id: invoiceId, ok: true },
      { id: other.id, ok: true },
      { id: paid.id, ok: false, message: 'This invoice is paid.', code: 'remind.paid' },
      { id: MAX, ok: false, message: 'Invoice not found', code: 'missing.invoice' },
    ])
    await call(many.POST, '', body)
    expect(await sent()).toHaveLength(2)
  })

  it('delays them for undo by the request’s key', async () => {
    const other = await late('INV-8')
    const ids = [invoiceId, other.id]
    await call(many.POST, '', { ids, requestId: REQUEST, hold: true })
    expect(await sent()).toEqual([])
    const [, { results }] = await answer(
      call(cancel.POST, '/cancel', { ids: [invoiceId], requestId: REQUEST }),
    )
    expect(results).toEqual([{ id: invoiceId, ok: true }])
    const events = await db.event.findMany({ where: { invoiceId, type: 'MAIL_CANCELLED' } })
    expect(events.map(({ data }) => data)).toMatchObject([{ kind: 'REMINDER', to: [to] }])
    await inHand(other.id)
    await inHand()
    expect(await sent()).toHaveLength(1)
    // A cancelled reminder doesn't count, and a sent one can't be cancelled.
    expect((await remind()).status).toBe(202)
    const [, again] = await answer(call(cancel.POST, '/cancel', { ids: [other.id, MAX], requestId: REQUEST }))
    expect(again.results).toEqual([
      { id: other.id, ok: false, message: 'Only queued emails can be cancelled.', code: 'send.only-queued' },
      { id: MAX, ok: false, message: 'Email not found', code: 'missing.mail' },
    ])
  })

  it('delays all by the same time, from the last one on', async () => {
    const other = await late('INV-8')
    await call(many.POST, '', { ids: [invoiceId], requestId: REQUEST, hold: true })
    await inHand()
    await call(many.POST, '', { ids: [other.id], requestId: REQUEST, hold: true })
    expect(await sent()).toEqual([])
    const [first, second] = [await queued(), await queued(other.id)]
    expect(first.nextAttemptAt).toEqual(second.nextAttemptAt)
  })

  it('rejects an empty list', async () => {
    expect((await call(many.POST, '', { ids: [] })).status).toBe(422)
    expect((await call(cancel.POST, '/cancel', { ids: [1] })).status).toBe(422)
  })
})

const MAX = 2_147_483_647
