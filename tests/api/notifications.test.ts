import * as route from '@/app/api/notifications/route'
import { db } from '@/lib/platform/db/client'
import { addDays, todayIn } from '@/lib/core/dates'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { countUnread } from '@/lib/notifications/notifications'
import type { Notifications } from '@/lib/notifications/notification-response'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
  // A member for some time.
  await db.membership.update({
    where: { businessId_userId: { businessId: owner.user.businessId, userId: owner.user.id } },
    data: { notificationsSeenAt: new Date(Date.now() - 30 * 24 * 3600 * 1000) },
  })
})

const list = async (browser: Browser = owner) =>
  (await (await browser.call(route.GET, '/api/notifications')).json()) as Notifications
const types = async (browser?: Browser) =>
  (await list(browser)).items.map(({ type, unread }) => [type, unread])
const seen = (at: string, browser: Browser = owner) =>
  browser.call(route.POST, '/api/notifications', { method: 'POST', body: { at } })
const unread = () => countUnread(owner.user.actor)
const event = (invoiceId: number, type: string, minutesAgo = 0, by: object = {}) =>
  db.event.create({
    data: {
      businessId: owner.user.businessId,
      invoiceId,
      type,
      createdAt: new Date(Date.now() - minutesAgo * 60_000),
      ...by,
    },
  })
const overdue = async (days = 1) =>
  createInvoice(owner.user.actor, clientId, {
    status: 'SENT',
    issueDate: addDays(todayIn('UTC'), -40),
    dueDate: addDays(todayIn('UTC'), -days),
  })

it('notifications are empty for a new user', async () => {
  expect((await list()).items).toEqual([])
  expect(await unread()).toBe(0)
})

it('notifications list others’ actions, newest first, and are marked as read up to the last one shown', async () => {
  const { id, invoiceNumber } = await createInvoice(owner.user.actor, clientId, { status: 'SENT' })
  await event(id, 'MAIL_FAILED', 30)
  const viewed = await event(id, 'INVOICE_VIEWED', 20)
  await event(id, 'LINK_CREATED', 10)
  const answer = await list()
  expect(answer.items).toMatchObject([
    { type: 'INVOICE_VIEWED', invoiceId: id, invoiceNumber, unread: true },
    { type: 'MAIL_FAILED', invoiceId: id, unread: true },
  ])
  expect(answer.items[0]!.at).toBe(viewed.createdAt.toISOString())
  expect(await unread()).toBe(2)

  await event(id, 'INVOICE_VIEWED', -0.01)
  expect((await seen(answer.at)).status).toBe(204)
  expect(await unread()).toBe(1)
  expect(await types()).toEqual([
    ['INVOICE_VIEWED', true],
    ['MAIL_FAILED', false],
  ])
})

const ofColleague = { via: 'browser', actorId: 1_000_000, actorName: 'Sam' }

it('notifications omit a member’s own manual actions', async () => {
  const { id } = await createInvoice(owner.user.actor, clientId, { status: 'SENT' })
  await setInvoiceStatus(owner.user.actor, id, 'PAID')
  const byOwner = { via: 'browser', actorId: owner.user.id, actorName: 'Me' }
  await event(id, 'CREATED_BY_SCHEDULE', 0, byOwner)
  expect([await types(), await unread()]).toEqual([[], 0])
  // Failures are reported to the user who caused them.
  await event(id, 'MAIL_FAILED', 0, byOwner)
  expect([await types(), await unread()]).toEqual([[['MAIL_FAILED', true]], 1])
})

it.each([
  ['a colleague', ofColleague],
  ['a key of the API', { via: 'api-key' }],
])('notifications report what %s did, once per invoice, as long as it applies', async (_, by) => {
  const { id } = await createInvoice(owner.user.actor, clientId, { status: 'PAID' })
  for (let minute = 0; minute < 7; minute++) await event(id, 'INVOICE_PAID', minute, by)
  expect([await types(), await unread()]).toEqual([[['INVOICE_PAID', true]], 1])
  await setInvoiceStatus(owner.user.actor, id, 'CANCELLED')
  expect([await types(), await unread()]).toEqual([[], 0])
})

it('notifications report overdue invoices while they are overdue', async () => {
  const { id } = await overdue()
  const { id: other } = await overdue(3)
  await createInvoice(owner.user.actor, clientId, { status: 'SENT' })
  const { items } = await list()
  expect(items.map(({ type, invoiceId }) => [type, invoiceId])).toEqual([
    ['OVERDUE', id],
    ['OVERDUE', other],
  ])
  expect(items[0]!.at).toBe(`${todayIn('UTC')}T00:00:00.000Z`)
  expect(await unread()).toBe(2)
  await seen(new Date().toISOString())
  expect(await unread()).toBe(0)
  await setInvoiceStatus(owner.user.actor, id, 'CANCELLED')
  expect((await list()).items.map(({ invoiceId }) => invoiceId)).toEqual([other])
})

it('notifications report an invoice from the day after its due date in the user’s time zone', async () => {
  await db.business.update({ where: { id: owner.user.businessId }, data: { timeZone: 'Asia/Tokyo' } })
  await overdue(5)
  expect((await list()).items[0]!.at).toBe(`${addDays(todayIn('UTC'), -5)}T15:00:00.000Z`)
})

it('notifications list twenty at most, count to ten, and drop old and deleted ones', async () => {
  const { id } = await createInvoice(owner.user.actor, clientId, { status: 'SENT' })
  await event(id, 'INVOICE_VIEWED')
  for (let more = 0; more < 24; more += 1)
    await event((await createInvoice(owner.user.actor, clientId, { status: 'SENT' })).id, 'INVOICE_VIEWED')
  expect((await list()).items).toHaveLength(20)
  expect(await unread()).toBe(10)
  await db.event.updateMany({
    where: { businessId: owner.user.businessId },
    data: { createdAt: new Date(Date.now() - 91 * 24 * 3600 * 1000) },
  })
  expect((await list()).items).toEqual([])
  await event(id, 'INVOICE_VIEWED')
  expect((await list()).items).toHaveLength(1)
  await db.invoice.delete({ where: { own: { businessId: owner.user.businessId, id } } })
  expect((await list()).items).toEqual([])
  expect(await unread()).toBe(0)
})

it('notifications can’t be marked as unread, read in the future, or for another user', async () => {
  const { id } = await createInvoice(owner.user.actor, clientId, { status: 'SENT' })
  await event(id, 'INVOICE_VIEWED', 1)
  const stranger = await Browser.signedIn()
  await seen(new Date().toISOString(), stranger)
  expect(await types(stranger)).toEqual([])
  expect(await unread()).toBe(1)
  await seen('2999-01-01T00:00:00Z')
  await seen('2020-01-01T00:00:00Z')
  expect(await unread()).toBe(0)
  await event(id, 'INVOICE_VIEWED', -1)
  expect(await unread()).toBe(1)
  expect((await seen('yesterday')).status).toBe(422)
})

it('notifications report the settling payment of an invoice once, and a partial one as such', async () => {
  const { id } = await createInvoice(owner.user.actor, clientId, { status: 'PAID' })
  await event(id, 'PAYMENT_RECORDED', 5, ofColleague)
  await event(id, 'INVOICE_PAID', 5, ofColleague)
  const { id: part } = await createInvoice(owner.user.actor, clientId, { status: 'SENT' })
  await recordPayment(owner.user.actor, part, {
    amount: 1,
    paidOn: todayIn('UTC'),
    method: 'CASH',
    reference: null,
  })
  await event(part, 'PAYMENT_RECORDED', 0, ofColleague)
  expect(await types()).toEqual([
    ['PAYMENT_RECORDED', true],
    ['INVOICE_PAID', true],
  ])
})
