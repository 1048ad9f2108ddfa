import * as items from '@/app/api/items/route'
import type { ActiveMember } from '@/lib/api/session'
import { db } from '@/lib/platform/db/client'
import type { SuggestedItem } from '@/lib/documents/items/item-response'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { itAtFullSize } from '@/tests/factories/full-size'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

/** Invoices of the factory are untaxed. */
const BILLED = { tax: { rate: 0, category: null, reason: null }, isSaved: false }

type Line = [description: string, unitPrice: number]

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number

const billAs = (actor: ActiveMember, client: number, currency: 'USD' | 'EUR', ...lines: Line[]) =>
  createInvoice(actor, client, {
    currency,
    lineItems: lines.map(([description, unitPrice]) => ({ description, quantity: 2, unitPrice })),
  })
const bill = (currency: 'USD' | 'EUR', ...lines: Line[]) =>
  billAs(owner.user.actor, clientId, currency, ...lines)
const find = async (query: Record<string, string>, browser: Browser = owner) => {
  const response = await browser.call(items.GET, `/api/items?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return (await response.json()) as SuggestedItem[]
}
const names = async (query: Record<string, string>) => (await find(query)).map((item) => item.description)

beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ currency: 'USD' }))
  clientId = (await createClient(owner.user.actor)).id
})

it('line suggestions list each description once, with its latest wording and price', async () => {
  await bill('USD', ['Design, workshop', 80])
  await bill('USD', ['design, Workshop', 95.5], ['Hosting', 12])
  expect(await find({ q: 'WORK' })).toEqual([
    { description: 'design, Workshop', unit: null, unitPrice: 95.5, currency: 'USD', uses: 2, ...BILLED },
  ])
})

it('line suggestions are ranked by the invoice’s currency, then by use, then by date', async () => {
  await bill('EUR', ['Site, plan', 300], ['Site, visit', 90])
  await bill('EUR', ['Site, visit', 95])
  await bill('USD', ['Site, visit', 100], ['Site, survey', 50], ['Site, survey', 55], ['Site, fence', 60])
  await bill('USD', ['Site, clearing', 70])
  expect(await names({ q: 'site', currency: 'USD' })).toEqual([
    'Site, visit',
    'Site, survey',
    'Site, clearing',
    'Site, fence',
    'Site, plan',
  ])
  expect(await find({ q: 'visit', currency: 'EUR' })).toMatchObject([
    { unitPrice: 95, currency: 'EUR', uses: 3 },
  ])
  // Defaults to the business's currency.
  expect(await find({ q: 'visit' })).toMatchObject([{ unitPrice: 100, currency: 'USD' }])
  for (const query of ['currency=nonsense', 'clientId=nonsense'])
    expect((await owner.call(items.GET, `/api/items?${query}`)).status).toBe(422)
})

it('line suggestions prefer words that start with the query to those that contain it', async () => {
  await bill('USD', ['Index', 5], ['Index', 5], ['Print (design)', 20])
  expect(await names({ q: 'DE' })).toEqual(['Print (design)', 'Index'])
})

it('line suggestions take the query literally, and are five at most', async () => {
  await bill('USD', ...Array.from({ length: 12 }, (_, index): Line => [`Item ${index} at 10%_`, index]))
  expect(await names({ q: '%_' })).toHaveLength(5)
  expect(await names({ q: '%%' })).toEqual([])
  expect(await names({ q: "'; --" })).toEqual([])
  expect(await names({ q: '11 at\u0000' })).toEqual(['Item 11 at 10%_'])
})

it('line suggestions search the first 200 characters of a description', async () => {
  const long = `Entwurf für Köln ${'ä'.repeat(200)} Hosting`
  await bill('USD', [long, 80], [`${long} twice`, 95])
  expect(await names({ q: 'koeln' })).toEqual([`${long} twice`, long])
  expect(await names({ q: 'hosting' })).toEqual([])
})

it('line suggestions never include lines of another business', async () => {
  const { id } = await bill('USD', ['A trade secret', 1])
  // Ids count per business: the stranger's next invoice has the same id.
  const counters = { create: { kind: 'Invoice', last: id - 1 } }
  const stranger = await Browser.signedIn(await createUser({ currency: 'USD', counters }))
  expect(await find({ q: 'secret' }, stranger)).toEqual([])
  const client = await createClient(stranger.user.actor)
  await billAs(stranger.user.actor, client.id, 'USD', ['No secret', 2])
  expect(await find({ q: 'secret' }, stranger)).toEqual([
    { description: 'No secret', unit: null, unitPrice: 2, currency: 'USD', uses: 1, ...BILLED },
  ])
})

itAtFullSize('searches the last thousand invoices only, to stay fast', async () => {
  await bill('USD', ['Long ago', 1])
  expect(await names({ q: 'long' })).toEqual(['Long ago'])
  const day = new Date('2026-01-01')
  await db.invoice.createMany({
    data: Array.from({ length: 1000 }, (_, index) => ({
      businessId: owner.user.businessId,
      clientId,
      invoiceNumber: `N-${index}`,
      currency: 'USD',
      issueDate: day,
      dueDate: day,
      subtotal: 1,
      taxAmount: 0,
      totalAmount: 1,
      paymentMethod: 'REQUEST',
    })),
  })
  expect(await names({ q: 'long' })).toEqual([])
})

it('line suggestions can be limited to one client, but not another business’s', async () => {
  await bill('USD', ['Site, plan', 300])
  const other = await createClient(owner.user.actor)
  await createInvoice(owner.user.actor, other.id, {
    currency: 'USD',
    lineItems: [{ description: 'Retainer', quantity: 1, unitPrice: 450 }],
  })
  expect(await names({ q: '', clientId: String(other.id) })).toEqual(['Retainer'])
  expect(await names({ q: 'site', clientId: String(other.id) })).toEqual([])
  expect(await names({ q: '' })).toEqual(['Retainer', 'Site, plan'])
  const stranger = await Browser.signedIn(await createUser({ currency: 'USD' }))
  expect(await find({ q: '', clientId: String(other.id) }, stranger)).toEqual([])
})
