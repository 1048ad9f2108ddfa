import { filterItems } from '@/lib/documents/line-items/line-kinds'
import * as invoices from '@/app/api/invoices/route'
import * as invoice from '@/app/api/invoices/[id]/route'
import * as duplicate from '@/app/api/invoices/[id]/duplicate/route'
import * as payments from '@/app/api/invoices/[id]/payments/route'
import * as status from '@/app/api/invoices/[id]/status/route'
import * as rates from '@/app/api/tax-rates/route'
import * as rate from '@/app/api/tax-rates/[id]/route'
import * as settings from '@/app/api/user/settings/route'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import type { Invoice } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { today } from '@/tests/factories/resources'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
let count = 0

beforeAll(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor, { vatNumber: 'DE123456789' })).id
})

const body = (over: object = {}) => ({
  clientId,
  currency: 'EUR',
  issueDate: today(),
  dueDate: today(),
  taxRate: 20,
  invoiceNumber: `TAX-${++count}`,
  lineItems: [{ description: 'Design', quantity: 1, unitPrice: 100 }],
  ...over,
})
const PATHS = new Map<object, string>([
  [invoices, '/api/invoices'],
  [invoice, '/api/invoices/{id}'],
  [duplicate, '/api/invoices/{id}/duplicate'],
  [payments, '/api/invoices/{id}/payments'],
  [status, '/api/invoices/{id}/status'],
  [rates, '/api/tax-rates'],
  [rate, '/api/tax-rates/{id}'],
  [settings, '/api/user/settings'],
])
/** Calls a route, for the resource with an id if it has one. */
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', route: object, sent?: object, id = 0) =>
  owner.call((route as Record<typeof method, never>)[method], PATHS.get(route)!.replace('{id}', String(id)), {
    method,
    ...(sent && { body: sent }),
    ...(id && { params: { id: String(id) } }),
  })
const post = (over: object = {}) => ask('POST', invoices, body(over))
const create = async (over: object = {}) => (await (await post(over)).json()) as Invoice
const add = (input: object) => ask('POST', rates, input)
const list = async () => (await (await ask('GET', rates)).json()) as TaxRate[]

const MIXED = {
  discount: { kind: 'PERCENT', value: 12.5 },
  withholding: { label: 'IRPF', rate: 15 },
  serviceFrom: '2026-11-01',
  serviceUntil: '2026-11-23',
  lineItems: [
    { description: 'Identity', quantity: 3, unitPrice: 420, discount: { kind: 'PERCENT', value: 10 } },
    { description: 'Books', quantity: 12, unitPrice: 9.5, tax: { rate: 5, category: 'S' } },
    { description: 'Abroad', quantity: 2, unitPrice: 600, tax: { rate: 20, category: 'AE' } },
  ],
}

it('an invoice with several taxes is totalled by rate and category, the same everywhere', async () => {
  const made = await create(MIXED)
  expect(made).toMatchObject({
    subtotal: 2142.0,
    taxAmount: 203.44,
    totalAmount: 2345.44,
    discountAmount: 306,
    withheldAmount: 321.3,
    balance: 2024.14,
    taxes: [
      { category: null, rate: 20, taxable: 992.25, tax: 198.45, reason: null },
      { category: 'S', rate: 5, taxable: 99.75, tax: 4.99, reason: null },
      { category: 'AE', rate: 0, taxable: 1050, tax: 0, reason: null },
    ],
  })
  const read = (await (await ask('GET', invoice, undefined, made.id)).json()) as Invoice
  expect(read).toEqual(made)
  const view = createInvoiceView(read, { today: today(), audience: 'payer' })
  expect(view.sums.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Subtotal: €2,448.00',
    'Discount (12.5%): −€306.00',
    'Tax (20%) on €992.25: €198.45',
    'Tax (5%) on €99.75: €4.99',
    'Reverse charge: €1,050.00: —',
    'Total: €2,345.44',
    'Withholding (IRPF 15%): −€321.30',
    'Balance due: €2,024.14',
  ])
  expect(view.reasons).toEqual(['Reverse charge'])
  expect(filterItems(view.lines).map(({ tax, note }) => [tax, note])).toEqual([
    ['20%', '10% discount (€126.00)'],
    ['5%', null],
    ['—', null],
  ])
  // Recomputing the read document gives the stored amounts.
  const { subtotal: _subtotal, ...typed } = read
  expect(createInvoiceView(typed, { today: today() }).sums).toEqual(
    createInvoiceView(read, { today: today() }).sums,
  )
})

it('tax is extracted from tax-inclusive prices', async () => {
  const lineItems = [{ description: 'Kilometres', quantity: 100, unit: 'km', unitPrice: 0.65 }]
  const made = await create({ taxRate: 19, pricesIncludeTax: true, lineItems })
  expect(made).toMatchObject({ subtotal: 54.62, taxAmount: 10.38, totalAmount: 65 })
  const view = createInvoiceView(made, { today: today() })
  expect(view.unitPriceLabel).toBe('Price incl. tax')
  expect(view.sums.map(({ label, value }) => [label, value])).toEqual([
    ['Total', '€65.00'],
    ['Includes tax (19%)', '€10.38'],
  ])
  const where = { businessId: owner.user.businessId, invoiceId: made.id }
  const net = await db.lineItem.findFirst({ where })
  expect(Number(net!.netAmount)).toBe(54.62)
})

it('an invoice with withholding is paid once everything else was received', async () => {
  const made = await create({ withholding: { label: 'IRPF', rate: 15 } })
  await ask('PATCH', status, { status: 'SENT' }, made.id)
  const paying = { paidOn: today(), amount: 105, method: 'CASH' }
  const paid = (await (await ask('POST', payments, paying, made.id)).json()) as Invoice
  expect(paid).toMatchObject({ status: 'PAID', totalAmount: 120, withheldAmount: 15, balance: 0 })
  await expect(db.$queryRaw`SELECT * FROM wrong_running_totals()`).resolves.toEqual([])
})

it('an intra-EU copy has a supply date of its own', async () => {
  const made = await create({ taxRate: 0, taxCategory: 'K', serviceFrom: '2026-11-02', invoiceNumber: 'K-1' })
  const copy = (await (await ask('POST', duplicate, undefined, made.id)).json()) as Invoice
  expect([copy.serviceFrom, copy.serviceUntil]).toEqual([copy.issueDate, null])
})

it('an invoice’s taxes can all be copied and edited', async () => {
  const made = await create(MIXED)
  const copy = (await (await ask('POST', duplicate, undefined, made.id)).json()) as Invoice
  const { taxes, discount, withholding, lineItems } = made
  expect(copy).toMatchObject({ taxes, discount, withholding, serviceFrom: null })
  expect(copy.lineItems).toEqual(lineItems)
  const { lineItems: _lines, ...rest } = MIXED
  const edited = await ask('PATCH', invoice, body({ ...rest, invoiceNumber: made.invoiceNumber }), made.id)
  const now = (await edited.json()) as Invoice
  expect(now.taxes).toEqual([{ category: null, rate: 20, taxable: 87.5, tax: 17.5, reason: null }])
})

it.each([
  [{ discount: { kind: 'PERCENT', value: 101 } }, 'discount.value', 'Discount must be at most 100 %'],
  [
    { discount: { kind: 'AMOUNT', value: 100.01 } },
    'discount',
    'The discount is more than the items come to',
  ],
  [{ taxRate: 7.1234 }, 'taxRate', 'Tax rate can have at most 3 decimals'],
  [{ taxRate: 0, taxCategory: 'S' }, 'taxRate', 'A standard rate is above 0: choose “Zero rate” for 0 %'],
  [{ withholding: { label: ' ', rate: 15 } }, 'withholding.label', 'Say what is withheld, such as IRPF'],
  [{ withholding: { label: 'IRPF', rate: 101 } }, 'withholding.rate', 'Withholding must be at most 100'],
  [
    { taxRate: 0, taxCategory: 'K' },
    'serviceFrom',
    'Say when it was supplied: within the EU an invoice has to',
  ],
  [{ serviceUntil: '2026-11-23' }, 'serviceFrom', 'Say on which day it began'],
  [
    { serviceFrom: '2026-11-23', serviceUntil: '2026-11-01' },
    'serviceUntil',
    'The last day can’t be before the first',
  ],
  [
    { lineItems: [{ description: 'x', quantity: 1, unitPrice: 5, discount: { kind: 'AMOUNT', value: 6 } }] },
    'lineItems.0.discount',
    'The discount is more than the line comes to',
  ],
  [
    {
      lineItems: [
        { description: 'x', quantity: 1, unitPrice: 5 },
        { description: 'y', quantity: 1, unitPrice: 5, tax: { rate: 0, category: 'O' } },
      ],
    },
    'lineItems',
    'Items outside the scope of tax need an invoice of their own',
  ],
])('an invoice with taxes rejects %j with a solution', async (over, field, message) => {
  const response = await post(over)
  expect([response.status, await response.json()]).toEqual([
    422,
    expect.objectContaining({ errors: { [field]: [message] } }),
  ])
})

describe('the taxes of a business', () => {
  it('are stored, with one default for new invoices, and change no invoice', async () => {
    const standard = (await (await add({ name: 'VAT 20%', category: 'S', rate: 20 })).json()) as TaxRate
    expect(standard).toMatchObject({ isDefault: true, reason: null })
    const small = { name: 'Small business', category: 'E', rate: 19, reason: '§ 19 UStG', isDefault: true }
    const exempt = (await (await add(small)).json()) as TaxRate
    expect(exempt).toMatchObject({ rate: 0, reason: '§ 19 UStG', isDefault: true })
    expect((await list()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['VAT 20%', false],
      ['Small business', true],
    ])
    const { businessId: id } = owner.user
    const { defaultTaxRate } = await db.business.findUniqueOrThrow({ where: { id } })
    expect(Number(defaultTaxRate)).toBe(0)
    const changed = await ask(
      'PATCH',
      rate,
      { name: 'VAT', category: 'S', rate: 21, isDefault: true },
      standard.id,
    )
    expect(await changed.json()).toMatchObject({ name: 'VAT', rate: 21, isDefault: true })
    // A typed default rate is no longer a saved tax's.
    await ask('PATCH', settings, { defaultTaxRate: 7 })
    expect((await list()).filter(({ isDefault }) => isDefault)).toEqual([])
    expect((await ask('DELETE', rate, undefined, standard.id)).status).toBe(204)
    expect((await ask('DELETE', rate, undefined, standard.id)).status).toBe(404)
  })

  it('need a rate above 0, or an exempt category', async () => {
    const response = await add({ name: 'VAT', category: 'S', rate: 0 })
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { rate: ['Enter a rate above 0, or choose “Zero rate”'] } }),
    ])
  })

  it('are limited to 50', async () => {
    const { businessId } = owner.user
    const missing = 50 - (await list()).length
    await db.taxRate.createMany({
      data: Array.from({ length: missing }, (_, index) => ({
        businessId,
        name: `Tax ${index}`,
        rate: 1,
        category: 'S' as const,
      })),
    })
    expect((await add({ name: 'One more', category: 'Z' })).status).toBe(409)
  })
})
