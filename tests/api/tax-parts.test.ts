import * as convertRoute from '@/app/api/invoices/[id]/convert/route'
import * as creditRoute from '@/app/api/invoices/[id]/credit/route'
import * as duplicateRoute from '@/app/api/invoices/[id]/duplicate/route'
import * as invoiceRoute from '@/app/api/invoices/[id]/route'
import * as invoicesRoute from '@/app/api/invoices/route'
import * as savedItemsRoute from '@/app/api/items/saved/route'
import * as taxRatesRoute from '@/app/api/tax-rates/route'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { today } from '@/tests/factories/resources'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
let count = 0

beforeAll(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})

const GST = { name: 'GST', rate: 5, compound: false, number: '123456789 RT0001' }
const QST = { name: 'QST', rate: 9.975, compound: false, number: '1234567890 TQ0001' }
const body = (over: object = {}) => ({
  clientId,
  currency: 'CAD',
  issueDate: today(),
  dueDate: today(),
  invoiceNumber: `PARTS-${(count += 100)}`,
  taxParts: [GST, QST],
  lineItems: [
    { description: 'Design', quantity: 1, unitPrice: 10.1 },
    { description: 'Print', quantity: 3, unitPrice: 33.33 },
    { description: 'Hosting', quantity: 1, unitPrice: 20, tax: { parts: [GST] } },
  ],
  ...over,
})
type Handler = Parameters<Browser['call']>[0]
const call = async <T>(handler: Handler, path: string, sent: object, id?: number) => {
  const response = await owner.call(handler, path.replace('{id}', String(id)), {
    ...sent,
    ...(id && { params: { id: String(id) } }),
  })
  return { status: response.status, answer: (await response.json()) as T }
}
const post = <T = Invoice>(handler: Handler, path: string, body: object, id?: number) =>
  call<T>(handler, path, { method: 'POST', body }, id)
const create = async (over: object = {}) => {
  const { status, answer } = await post(invoicesRoute.POST, '/api/invoices', body(over))
  expect([status, answer]).toEqual([201, answer])
  return answer
}
const patch = (invoice: Invoice, over: object) =>
  call<Invoice & { errors?: object }>(
    invoiceRoute.PATCH,
    '/api/invoices/{id}',
    { method: 'PATCH', body: { ...toInput(invoice), ...over } },
    invoice.id,
  )
/** The fields of a read invoice that an update takes. */
const toInput = (invoice: Invoice) => {
  const { currency, issueDate, dueDate, invoiceNumber, taxRate, taxParts, pricesIncludeTax } = invoice
  const { lineItems, discount, taxes } = invoice
  const fields = { clientId, currency, issueDate, dueDate, invoiceNumber, taxRate, taxParts }
  return { ...fields, pricesIncludeTax, discount, lineItems, taxes }
}
const move = (id: number, status: InvoiceStatus) => setInvoiceStatus(owner.user.actor, id, status)
const rows = (invoice: Invoice) =>
  createInvoiceView(invoice, { today: today() }).sums.map(({ label, value }) => `${label}: ${value}`)

it('an invoice with a tax of several parts has each part in its totals, lines and sheet', async () => {
  const made = await create()
  expect(made).toMatchObject({
    taxRate: 14.975,
    taxParts: [GST, QST],
    subtotal: 130.09,
    taxAmount: 17.48,
    totalAmount: 147.57,
    taxes: [
      {
        rate: 14.975,
        taxable: 110.09,
        tax: 16.48,
        parts: [
          { ...GST, amount: 5.5 },
          { ...QST, amount: 10.98 },
        ],
      },
      { rate: 5, taxable: 20, tax: 1, parts: [{ ...GST, amount: 1 }] },
    ],
    lineItems: [
      {
        tax: null,
        taxes: [
          { name: 'GST', rate: 5, amount: 0.5 },
          { name: 'QST', rate: 9.975, amount: 1.01 },
        ],
      },
      {
        taxes: [
          { name: 'GST', rate: 5, amount: 5 },
          { name: 'QST', rate: 9.975, amount: 9.97 },
        ],
      },
      { tax: { rate: 5, parts: [GST] }, taxes: [{ name: 'GST', rate: 5, amount: 1 }] },
    ],
  })
  expect(rows(made)).toEqual([
    'Subtotal: CA$130.09',
    'GST 123456789 RT0001 (5%) on CA$110.09: CA$5.50',
    'QST 1234567890 TQ0001 (9.975%) on CA$110.09: CA$10.98',
    'GST 123456789 RT0001 (5%) on CA$20.00: CA$1.00',
    'Total: CA$147.57',
  ])
  const { lines } = createInvoiceView(made, { today: today() })
  expect(lines.flatMap((line) => (line.kind === 'ITEM' ? line.tax : []))).toEqual([
    '5% + 9.975%',
    '5% + 9.975%',
    '5%',
  ])
})

it('a tax with parts is saved again as it was read, and can be replaced by a plain rate', async () => {
  const made = await create()
  const { answer: same } = await patch(made, {})
  expect({ ...same, version: 0 }).toEqual({ ...made, version: 0 })
  const refused = await patch(same, { taxRate: 13 })
  expect([refused.status, refused.answer.errors]).toEqual([
    422,
    { taxRate: ['The rate of this tax comes from its parts: change them, or leave them out'] },
  ])
  const { answer: plain } = await patch(same, { taxRate: 13, taxParts: undefined })
  expect(plain.taxParts).toBeUndefined()
  expect(plain.taxes[0]).toEqual({ category: null, rate: 13, taxable: 110.09, tax: 14.31, reason: null })
})

it('an invoice without parts reads as before', async () => {
  const lineItems = [{ description: 'Design', quantity: 1, unitPrice: 100, tax: { rate: 7 } }]
  const made = await create({ taxRate: 19, taxParts: [], lineItems })
  expect(Object.keys(made)).not.toContain('taxParts')
  expect(made.taxes).toEqual([{ category: null, rate: 7, taxable: 100, tax: 7, reason: null }])
  expect(made.lineItems[0]).toMatchObject({ tax: { rate: 7, category: null, reason: null } })
  expect(Object.keys(made.lineItems[0]!)).not.toContain('taxes')
})

it('credit notes credit each part, in steps to the cent', async () => {
  const made = await create()
  await move(made.id, 'SENT')
  const path = '/api/invoices/{id}/credit'
  const first = await post(creditRoute.POST, path, { lines: [{ line: 2, quantity: 1 }] }, made.id)
  expect(first.answer.taxes).toMatchObject([
    {
      parts: [
        { name: 'GST', amount: 1.67 },
        { name: 'QST', amount: 3.32 },
      ],
    },
  ])
  const rest = await post(creditRoute.POST, path, {}, made.id)
  expect(rest.answer.taxes).toMatchObject([
    { taxable: 76.76, parts: [{ amount: 3.83 }, { amount: 7.66 }] },
    { taxable: 20, parts: [{ amount: 1 }] },
  ])
  expect(first.answer.totalAmount + rest.answer.totalAmount).toBeCloseTo(made.totalAmount, 5)
  const saved = await patch(rest.answer, {})
  expect([saved.status, saved.answer.taxes]).toEqual([200, rest.answer.taxes])
})

it('a final invoice deducts each part of a deposit’s tax, and bills the rest', async () => {
  const quote = await create({ kind: 'QUOTE' })
  await move(quote.id, 'SENT')
  const path = '/api/invoices/{id}/convert'
  const deposit = await post(convertRoute.POST, path, { to: 'DEPOSIT', percent: 30 }, quote.id)
  expect(deposit.answer).toMatchObject({ totalAmount: 44.27, taxParts: [GST, QST] })
  await move(deposit.answer.id, 'SENT')
  const { status, answer: final } = await post(convertRoute.POST, path, { to: 'FINAL' }, quote.id)
  expect([status, final.totalAmount]).toEqual([201, 103.3])
  const sumPart = (name: string, invoices: Invoice[]) =>
    invoices
      .flatMap(({ taxes }) => taxes.flatMap(({ parts }) => parts ?? []))
      .filter((part) => part.name === name)
      .reduce((total, { amount }) => total + amount, 0)
  for (const name of ['GST', 'QST'])
    expect(sumPart(name, [deposit.answer, final])).toBeCloseTo(sumPart(name, [quote]), 5)
  const off = final.lineItems.filter((line) => 'depositId' in line)
  expect(off).toMatchObject([{ depositTaxes: [1.65, 3.29] }, { depositTaxes: [0.3] }])
  // It can be saved as it was read, but not with other taxes deducted.
  expect((await patch(final, {})).status).toBe(200)
  const wrong = final.lineItems.map((line) =>
    'depositTaxes' in line && line.depositTaxes
      ? { ...line, depositTaxes: [...line.depositTaxes].reverse() }
      : line,
  )
  const { answer: current } = await call<Invoice>(
    invoiceRoute.GET,
    path.replace('/convert', ''),
    {},
    final.id,
  )
  expect((await patch(current, { lineItems: wrong })).status).toBe(422)
})

describe('an update', () => {
  const update = async (stored: object, sent: object) => {
    const made = await create({
      lineItems: [{ description: 'Design', quantity: 1, unitPrice: 10.1 }],
      ...stored,
    })
    const { taxRate: _rate, taxParts: _parts, ...untaxed } = toInput(made)
    const { status, answer } = await call<Invoice & { errors?: object }>(
      invoiceRoute.PATCH,
      '/api/invoices/{id}',
      { method: 'PATCH', body: { ...untaxed, ...sent } },
      made.id,
    )
    return [status, answer.errors ?? [answer.taxRate, answer.taxParts, answer.taxAmount]]
  }

  it.each<[string, object, unknown[]]>([
    ['keeps a tax that it does not mention', {}, [14.975, [GST, QST], 1.52]],
    ['keeps the parts of an unchanged rate', { taxRate: 14.975 }, [14.975, [GST, QST], 1.52]],
    ['with another rate has no parts', { taxRate: 13 }, [13, undefined, 1.31]],
    ['removes the parts that it clears', { taxRate: 14.975, taxParts: null }, [14.975, undefined, 1.51]],
    ['removes the parts of an empty list', { taxRate: 14.975, taxParts: [] }, [14.975, undefined, 1.51]],
    ['replaces the parts', { taxParts: [GST] }, [5, [GST], 0.51]],
  ])('%s', async (_, sent, expected) => {
    expect(await update({}, sent)).toEqual([200, expected])
  })

  it('is checked with the tax that stays', async () => {
    const within = { taxParts: undefined, taxCategory: 'K', serviceFrom: today() }
    expect(await update(within, {})).toEqual([422, { serviceFrom: [expect.any(String)] }])
  })
})

it('copies, series and saved items keep the parts', async () => {
  const repeats = { invoiceType: 'RECURRING', recurringDate: '2999-01-01' }
  const made = await create(repeats)
  expect(made.taxParts).toEqual([GST, QST])
  const { answer: copy } = await post(duplicateRoute.POST, '/api/invoices/{id}/duplicate', {}, made.id)
  expect([copy.taxParts, copy.taxes, copy.lineItems]).toEqual([made.taxParts, made.taxes, made.lineItems])
  const item = { description: 'Hours', unitPrice: 80, currency: 'CAD', tax: { parts: [GST, QST] } }
  const saved = await post<{ tax: object }>(savedItemsRoute.POST, '/api/items/saved', item)
  expect(saved.answer.tax).toEqual({ rate: 14.975, category: null, reason: null, parts: [GST, QST] })
})

describe('a tax of a business', () => {
  const add = (input: object) =>
    post<{ parts?: object; rate?: number; errors?: object }>(taxRatesRoute.POST, '/api/tax-rates', {
      name: 'GST + QST',
      category: 'S',
      ...input,
    })

  it('may have parts, which make its rate', async () => {
    const { status, answer } = await add({ parts: [GST, { name: 'QST', rate: 9.975 }] })
    const parts = [GST, { ...QST, number: null }]
    expect([status, answer]).toMatchObject([201, { rate: 14.975, parts, isDefault: true }])
  })

  it('has no parts where nothing is charged', async () => {
    const { answer } = await add({ category: 'E', parts: [GST] })
    expect(answer.rate).toBe(0)
    expect(answer.parts).toBeUndefined()
  })

  it.each([
    [[GST, { ...QST, name: 'gst' }], 'parts.1.name', 'Each part needs a different name'],
    [
      [
        { ...GST, rate: 60 },
        { ...QST, rate: 50 },
      ],
      'parts.0.rate',
      'Together the parts can charge at most 100%',
    ],
    [[{ ...GST, rate: 0 }], 'parts.0.rate', 'Enter a rate above 0'],
    [[{ ...GST, name: ' ' }], 'parts.0.name', 'Give each part a name'],
    [Array.from({ length: 5 }, (_, index) => ({ name: `T${index}`, rate: 1 })), 'parts', 'At most 4 parts'],
  ])('rejects the parts %j', async (parts, field, message) => {
    const { status, answer } = await add({ parts })
    expect([status, answer.errors]).toEqual([422, { [field]: [message] }])
  })
})
