import { createHash } from 'node:crypto'
import * as linkRoute from '@/app/api/invoices/[id]/public-url/route'
import * as publicRoute from '@/app/api/public/invoice/[token]/route'
import * as view from '@/app/api/public/invoice/[token]/view/route'
import { db } from '@/lib/platform/db/client'
import { listInvoiceEvents } from '@/lib/activity/queries'
import { getLinkUsage } from '@/lib/public-links/link-views'
import type { Invoice } from '@/lib/documents/types'
import { expectSince } from '@/tests/factories/clock'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let invoice: Invoice
let address = 0
beforeEach(async () => {
  owner = await Browser.signedIn()
  const client = await createClient(owner.user.actor)
  invoice = await createInvoice(owner.user.actor, client.id, { status: 'SENT', shared: true })
  address += 1
})

const open = (browser = new Browser(), headers: Record<string, string> = {}, token = invoice.publicToken!) =>
  browser.call(view.POST, `/api/public/invoice/${token}/view`, {
    method: 'POST',
    headers: { 'user-agent': SAFARI, 'x-forwarded-for': `10.8.0.${address}`, ...headers },
    params: { token },
  })
const row = () =>
  db.invoice.findUniqueOrThrow({
    where: { own: { businessId: owner.user.businessId, id: invoice.id } },
    select: { viewCount: true, lastViewedAt: true, version: true },
  })
const viewed = async () =>
  (await listInvoiceEvents(owner.user.actor, invoice.id)).filter(({ type }) => type === 'INVOICE_VIEWED')
    .length

it('a visit to a public link is counted on the invoice and its timeline, without changing the version', async () => {
  const { version } = await row()
  const start = Date.now()
  expect((await open()).status).toBe(204)
  const now = await row()
  expect(now).toMatchObject({ viewCount: 1, version })
  expectSince(start, now.lastViewedAt!.getTime())
  const [newest] = await listInvoiceEvents(owner.user.actor, invoice.id)
  expect(newest!.type).toBe('INVOICE_VIEWED')
  expectSince(start, Date.parse(newest!.at))
})

it('visits to a public link are counted once an hour, even concurrent ones', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(() => open()))
  expect([(await row()).viewCount, await viewed()]).toEqual([1, 1])
  await db.invoice.update({
    where: { own: { businessId: owner.user.businessId, id: invoice.id } },
    data: { lastViewedAt: new Date(Date.now() - 61 * 60_000) },
  })
  await open()
  expect([(await row()).viewCount, await viewed()]).toEqual([2, 2])
})

it('a visit of the owner is not counted, one of another user is', async () => {
  expect((await open(owner)).status).toBe(204)
  expect((await row()).viewCount).toBe(0)
  await open(await Browser.signedIn())
  expect((await row()).viewCount).toBe(1)
})

it.each<[string, Record<string, string>]>([
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a link preview', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ['a browser without a window', { 'user-agent': SAFARI.replace('Version', 'HeadlessChrome') }],
  ['a script', { 'user-agent': 'curl/8.5.0' }],
  ['who does not say what it is', { 'user-agent': '' }],
  ['a page opened ahead of time', { 'sec-purpose': 'prefetch;prerender' }],
])('a visit to a public link is not counted %s', async (_who, headers) => {
  expect((await open(undefined, headers)).status).toBe(204)
  expect([(await row()).viewCount, await viewed()]).toEqual([0, 0])
})

it('counting a visit answers 404 for invalid links, like the page', async () => {
  for (const token of ['A'.repeat(43), 'x', ''])
    expect([token, (await open(undefined, {}, token)).status]).toEqual([token, 404])
})

it('counting visits rate-limits an address', async () => {
  await open()
  const key = createHash('sha256').update(`view:address\n10.8.0.${address}`).digest('hex')
  await db.rateLimit.update({ where: { key }, data: { points: 300 } })
  const answer = await open()
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

describe('a public link with a last day', () => {
  const expire = (day: string) =>
    db.invoice.update({
      where: { own: { businessId: owner.user.businessId, id: invoice.id } },
      data: { linkExpiresOn: new Date(`${day}T00:00:00Z`) },
    })
  const read = () =>
    new Browser().call(publicRoute.GET, `/api/public/invoice/${invoice.publicToken}`, {
      params: { token: invoice.publicToken! },
    })

  it('works through that day in the owner’s time zone, and is unknown afterwards', async () => {
    jest.useFakeTimers({
      now: new Date('2027-03-02T05:00:00Z'),
      doNotFake: [
        'nextTick',
        'setImmediate',
        'setTimeout',
        'setInterval',
        'clearTimeout',
        'clearInterval',
        'queueMicrotask',
        'performance',
        'hrtime',
      ],
    })
    try {
      await db.business.update({
        where: { id: owner.user.businessId },
        data: { timeZone: 'America/Los_Angeles' },
      })
      await expire('2027-03-01')
      expect((await read()).status).toBe(200)
      await db.business.update({ where: { id: owner.user.businessId }, data: { timeZone: 'Asia/Tokyo' } })
      const late = await read()
      expect([late.status, await late.json()]).toMatchObject([404, { message: 'Invoice not found' }])
      expect((await open()).status).toBe(404)
    } finally {
      jest.useRealTimers()
    }
  })

  const link = (method: 'POST' | 'PATCH' | 'DELETE', body?: object, browser: Browser = owner) =>
    browser.call(linkRoute[method], `/api/invoices/${invoice.id}/public-url`, {
      method,
      body,
      params: { id: String(invoice.id) },
    })
  const lastDay = async () => (await getLinkUsage(owner.user.actor, invoice.id)).expiresOn

  it('requires the owner, an existing link and a date not in the past', async () => {
    expect((await link('PATCH', { expiresOn: '2999-01-01' })).status).toBe(200)
    expect(await lastDay()).toBe('2999-01-01')
    expect((await link('PATCH', { expiresOn: null }, await Browser.signedIn())).status).toBe(404)
    const past = await link('PATCH', { expiresOn: '2020-01-01' })
    expect([past.status, Object.keys((await past.json()).errors)]).toEqual([422, ['expiresOn']])
    expect((await link('PATCH', { expiresOn: 'soon' })).status).toBe(422)
    expect(await lastDay()).toBe('2999-01-01')
    await link('PATCH', { expiresOn: null })
    expect(await lastDay()).toBeNull()
    await link('DELETE')
    expect((await link('PATCH', { expiresOn: '2999-01-01' })).status).toBe(409)
  })

  it('is replaced when the invoice is shared again after it', async () => {
    await expire('2020-01-01')
    const renewed = (await (await link('POST')).json()) as Invoice
    expect(renewed.publicToken).not.toBe(invoice.publicToken)
    expect(await lastDay()).toBeNull()
    expect((await read()).status).toBe(404)
    expect((await open(undefined, {}, renewed.publicToken!)).status).toBe(204)
    // A valid link is kept.
    await link('PATCH', { expiresOn: '2999-01-01' })
    expect(((await (await link('POST')).json()) as Invoice).publicToken).toBe(renewed.publicToken)
  })
})
