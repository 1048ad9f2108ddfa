import * as route from '@/app/api/notifications/route'
import { db } from '@/lib/platform/db/client'
import { addDays, todayIn } from '@/lib/kernel/dates'
import { setInvoiceStatus } from '@/lib/documents/moves/status-changes'
import { countUnread } from '@/lib/notifications/queries'
import type { Notifications } from '@/lib/notifications/types'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
  // Signed up a while ago.
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
const event = (invoiceId: number, type: string, minutesAgo = 0) =>
  db.event.create({
    data: {
      businessId: owner.user.businessId,
      invoiceId,
      type,
      createdAt: new Date(Date.now() - minutesAgo * 60_000),
    },
  })
const overdue = async (days = 1) =>
  createInvoice(owner.user.actor, clientId, {
    status: 'SENT',
    issueDate: addDays(todayIn('UTC'), -40),
    dueDate: addDays(todayIn('UTC'), -days),
  })

it('has nothing for a new user', async () => {
  expect((await list()).items).toEqual([])
  expect(await unread()).toBe(0)
})

it('tells what others did, newest first, and marks it as read up to what was shown', async () => {
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
  expect((await types()).map(([, isUnread]) => isUnread)).toEqual([true, false, false])
})

it('lists what the user did himself, but never as unread', async () => {
  await createInvoice(owner.user.actor, clientId, { status: 'PAID' })
  expect(await types()).toEqual([['INVOICE_PAID', false]])
  expect(await unread()).toBe(0)
})

it('tells of what is overdue as long as it is', async () => {
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

it('begins the day after the due date on the clock of the user', async () => {
  await db.business.update({ where: { id: owner.user.businessId }, data: { timeZone: 'Asia/Tokyo' } })
  await overdue(5)
  expect((await list()).items[0]!.at).toBe(`${addDays(todayIn('UTC'), -5)}T15:00:00.000Z`)
})

it('holds twenty at most, counts to ten, and forgets what is old or deleted', async () => {
  const { id } = await createInvoice(owner.user.actor, clientId, { status: 'SENT' })
  for (let minute = 0; minute < 25; minute += 1) await event(id, 'INVOICE_VIEWED', minute)
  expect((await list()).items).toHaveLength(20)
  expect(await unread()).toBe(10)
  await db.event.updateMany({
    where: { invoiceId: id },
    data: { createdAt: new Date(Date.now() - 91 * 24 * 3600 * 1000) },
  })
  expect((await list()).items).toEqual([])
  await event(id, 'INVOICE_VIEWED')
  expect((await list()).items).toHaveLength(1)
  await db.invoice.delete({ where: { own: { businessId: owner.user.businessId, id } } })
  expect((await list()).items).toEqual([])
  expect(await unread()).toBe(0)
})

it('never goes back, nor into the future, nor to somebody else', async () => {
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

it('tells the payment that settles an invoice once, and a part of it as what it is', async () => {
  const { id } = await createInvoice(owner.user.actor, clientId, { status: 'SENT' })
  await event(id, 'PAYMENT_RECORDED', 10)
  await event(id, 'PAYMENT_RECORDED', 5)
  await event(id, 'INVOICE_PAID', 5)
  expect(await types()).toEqual([
    ['INVOICE_PAID', false],
    ['PAYMENT_RECORDED', false],
  ])
})
