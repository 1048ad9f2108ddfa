import * as items from '@/app/api/items/route'
import * as saved from '@/app/api/items/saved/route'
import * as savedItem from '@/app/api/items/saved/[id]/route'
import type { SavedItem, SuggestedItem } from '@/lib/documents/items/item-response'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ currency: 'USD' }))
})

const VAT = { rate: 7, category: 'S', reason: null } as const
const DESIGN = { description: 'Design', unit: 'h', unitPrice: 95.123456, currency: 'USD', tax: VAT }
const path = (id: number) => ['/api/items/saved/{id}', { params: { id: String(id) } }] as const
const save = (body: object, browser: Browser = owner) =>
  browser.call(saved.POST, '/api/items/saved', { method: 'POST', body })
const change = (id: number, body: object, browser: Browser = owner) => {
  const [address, options] = path(id)
  return browser.call(savedItem.PATCH, address.replace('{id}', String(id)), {
    ...options,
    method: 'PATCH',
    body,
  })
}
const remove = (id: number, browser: Browser = owner) => {
  const [address, options] = path(id)
  return browser.call(savedItem.DELETE, address.replace('{id}', String(id)), { ...options, method: 'DELETE' })
}
const list = async (browser: Browser = owner) =>
  (await (await browser.call(saved.GET, '/api/items/saved')).json()) as SavedItem[]
const find = async (query: Record<string, string>) =>
  (await (await owner.call(items.GET, `/api/items?${new URLSearchParams(query)}`)).json()) as SuggestedItem[]
const json = async <T>(response: Promise<Response> | Response) => (await (await response).json()) as T
const errorsOf = async (response: Promise<Response>) =>
  [(await response).status, (await json<{ errors?: object }>(await response)).errors] as const

it('a saved item is stored with unit, price and tax, changed and deleted', async () => {
  const { id } = await json<SavedItem>(save(DESIGN))
  const plain = await json<SavedItem>(save({ description: ' Call ', unitPrice: 0, currency: 'EUR' }))
  expect(plain).toEqual({
    id: plain.id,
    description: 'Call',
    unit: null,
    unitPrice: 0,
    currency: 'EUR',
    tax: null,
  })
  expect(await list()).toEqual([plain, { id, ...DESIGN }])

  const exempt = { rate: 0, category: 'E', reason: 'Small business' }
  const changed = { ...DESIGN, unit: 'day', unitPrice: 600, tax: exempt }
  expect(await json(change(id, changed))).toEqual({ id, ...changed })
  // Fields omitted from a change become null.
  expect(await json(change(id, { description: 'Design', unitPrice: 5, currency: 'USD' }))).toMatchObject({
    unit: null,
    tax: null,
  })
  expect((await remove(id)).status).toBe(204)
  expect(await list()).toEqual([plain])
  expect([(await remove(id)).status, (await change(id, DESIGN)).status]).toEqual([404, 404])
})

it('a saved item’s description is unique per currency, ignoring case', async () => {
  expect((await save({ ...DESIGN, description: 'Émaillage' })).status).toBe(201)
  const other = await json<SavedItem>(save({ ...DESIGN, description: 'ÉMAILLAGE', currency: 'EUR' }))
  const taken = [409, { description: ['There is a saved item of this description and currency already'] }]
  expect(await errorsOf(save({ ...DESIGN, description: 'éMAILLAGE' }))).toEqual(taken)
  expect(await errorsOf(change(other.id, { ...DESIGN, description: 'émaillage' }))).toEqual(taken)
  expect(await list()).toHaveLength(2)
  // The maximum length of a line, which is more than an index entry can hold.
  const long = Array.from({ length: 2000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
  expect((await save({ ...DESIGN, description: long })).status).toBe(201)
  expect((await save({ ...DESIGN, description: long })).status).toBe(409)
})

it.each([
  ['no description', { description: ' ' }, 'description', 'Description is required'],
  ['a price below zero', { unitPrice: -1 }, 'unitPrice', 'Unit price must be at least 0'],
  ['a unit of two words too long', { unit: 'x'.repeat(21) }, 'unit', /^A unit is a word/],
  ['no currency', { currency: '' }, 'currency', 'Currency is required'],
  [
    'a standard rate of nothing',
    { tax: { rate: 0, category: 'S' } },
    'tax.rate',
    /^A standard rate is above 0/,
  ],
])('a saved item rejects %s', async (_, over, field, message) => {
  const [status, errors] = await errorsOf(save({ ...DESIGN, ...over }))
  expect([status, errors]).toEqual([422, { [field]: [expect.stringMatching(message)] }])
  expect(await list()).toEqual([])
})

it('a business has 500 saved items at most', async () => {
  const { businessId } = owner.user
  await db.savedItem.createMany({
    data: Array.from({ length: 499 }, (_, index) => ({
      businessId,
      description: `Item ${index}`,
      unitPrice: 1,
      currency: 'USD',
    })),
  })
  const many = await Promise.all(
    Array.from({ length: 12 }, (_, index) => save({ ...DESIGN, description: `At once ${index}` })),
  )
  expect(many.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(many.filter(({ status }) => status === 409)).toHaveLength(11)
  expect(await list()).toHaveLength(500)
})

it('a saved item belongs to its business', async () => {
  const { id } = await json<SavedItem>(save(DESIGN))
  const stranger = await Browser.signedIn(await createUser({ currency: 'USD' }))
  expect(await list(stranger)).toEqual([])
  expect([(await change(id, DESIGN, stranger)).status, (await remove(id, stranger)).status]).toEqual([
    404, 404,
  ])
})

describe('saved items offered while a line is typed', () => {
  const bill = async (over: object = {}, ...lines: object[]) => {
    const client = await createClient(owner.user.actor)
    await createInvoice(owner.user.actor, client.id, {
      currency: 'USD',
      lineItems: lines.map((line) => ({ quantity: 1, unitPrice: 80, ...line })) as never,
      ...over,
    })
    return client.id
  }

  it('come first, once, and marked as saved', async () => {
    await bill({}, { description: 'DESIGN' }, { description: 'Design, site' })
    await bill({}, { description: 'Design, site' })
    await save(DESIGN)
    expect(await find({ q: 'des', currency: 'USD' })).toEqual([
      { ...DESIGN, uses: 1, isSaved: true },
      {
        description: 'Design, site',
        unit: null,
        unitPrice: 80,
        currency: 'USD',
        tax: { rate: 0, category: null, reason: null },
        uses: 2,
        isSaved: false,
      },
    ])
  })

  it('come after items billed in the invoice’s currency', async () => {
    await save({ ...DESIGN, currency: 'EUR' })
    await bill({}, { description: 'design' })
    expect(await find({ q: 'des', currency: 'USD' })).toMatchObject([{ unitPrice: 80, isSaved: false }])
    expect(await find({ q: 'des', currency: 'EUR' })).toMatchObject([{ currency: 'EUR', isSaved: true }])
  })

  it('are not among a client’s billed items', async () => {
    await save(DESIGN)
    const clientId = await bill({}, { description: 'Retainer' })
    expect(await find({ q: '', clientId: String(clientId) })).toMatchObject([{ description: 'Retainer' }])
  })

  it('have their own tax, else the invoice’s', async () => {
    const own = { rate: 0, category: 'AE', reason: 'Reverse charge' }
    await bill(
      { taxRate: 20, taxCategory: 'S' },
      { description: 'Taxed' },
      { description: 'Taxfree', tax: own },
    )
    expect(await find({ q: 'tax', currency: 'USD' })).toMatchObject([
      { description: 'Taxfree', tax: own },
      { description: 'Taxed', tax: { rate: 20, category: 'S', reason: null } },
    ])
  })

  it('are never headings or texts', async () => {
    const [heading, text] = [
      { kind: 'HEADING', description: 'Part one', quantity: undefined, unitPrice: undefined },
      { kind: 'TEXT', description: 'Part of it', quantity: undefined, unitPrice: undefined },
    ]
    await bill({}, heading!, { description: 'Part, spare' }, text!)
    expect(await find({ q: 'part', currency: 'USD' })).toMatchObject([{ description: 'Part, spare' }])
  })
})
