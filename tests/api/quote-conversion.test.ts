import * as convertRoute from '@/app/api/invoices/[id]/convert/route'
import * as relatedRoute from '@/app/api/invoices/[id]/related/route'
import * as one from '@/app/api/invoices/[id]/route'
import * as invoicesRoute from '@/app/api/invoices/route'
import { duplicateInvoice } from '@/lib/invoicing/duplicate-invoice'
import { creditInvoice } from '@/lib/invoicing/credit-invoice'
import { listInvoiceEvents } from '@/lib/activity/queries'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { InvoiceFormValues } from '@/lib/documents/schema'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import type { Related } from '@/lib/documents/quote-billing/related-response'
import type { ConversionStart } from '@/lib/documents/quote-billing/conversion-response'
import { todayIn } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { deleteClient } from '@/lib/invoicing/delete-client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number

beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd' }))
  clientId = (await createClient(owner.user.actor)).id
})

const LINES = [
  { description: 'Design', quantity: 10, unit: 'h', unitPrice: 100 },
  { description: 'Print', quantity: 3, unitPrice: 33.33, tax: { rate: 7, category: 'S' as const } },
]
const quoteOf = (values: Partial<InvoiceFormValues> & { status?: InvoiceStatus } = {}) =>
  createInvoice(owner.user.actor, clientId, {
    kind: 'QUOTE',
    status: 'ACCEPTED',
    currency: 'EUR',
    taxRate: 19,
    taxCategory: 'S',
    invoiceNumber: 'Q-0001',
    lineItems: LINES,
    ...values,
  })
const convert = (id: number, body: object, browser: Browser = owner) =>
  browser.call(convertRoute.POST, `/api/invoices/${id}/convert`, {
    method: 'POST',
    body,
    params: { id: String(id) },
  })
const converted = async (id: number, body: object) => {
  const response = await convert(id, body)
  const answer = (await response.json()) as Invoice
  expect([response.status, answer]).toEqual([201, answer])
  return answer
}
const refused = async (id: number, body: object) => {
  const response = await convert(id, body)
  return [response.status, ((await response.json()) as { message: string }).message]
}
const get = async <T>(handler: Parameters<Browser['call']>[0], id: number, path: string) =>
  (await (
    await owner.call(handler, `/api/invoices/${id}/${path}`, { params: { id: String(id) } })
  ).json()) as T
const related = (id: number) => get<Related>(relatedRoute.GET, id, 'related')
const start = (id: number) => get<ConversionStart>(convertRoute.GET, id, 'convert')
const move = (id: number, status: InvoiceStatus) => setInvoiceStatus(owner.user.actor, id, status)
const save = (invoice: Invoice, over: object) => {
  const { currency, issueDate, dueDate, invoiceNumber, lineItems, taxRate, taxCategory } = invoice
  const { pricesIncludeTax, discount } = invoice
  const body = { clientId, currency, issueDate, dueDate, invoiceNumber, taxRate, taxCategory, lineItems }
  return owner.call(one.PATCH, `/api/invoices/${invoice.id}`, {
    method: 'PATCH',
    body: { ...body, pricesIncludeTax, discount, ...over },
    params: { id: String(invoice.id) },
  })
}

describe('converting a whole quote', () => {
  it('creates an invoice with the same content and amounts, dated today, and accepts the quote', async () => {
    const quote = await quoteOf({
      status: 'SENT',
      notes: 'Thanks',
      termsAndConditions: 'Net 30',
      purchaseOrder: 'PO-7',
      language: 'de',
      secondLanguage: 'en',
      discount: { kind: 'PERCENT', value: 12.5 },
      withholding: { label: 'IRPF', rate: 15 },
      paymentMethod: 'BANK_TRANSFER',
      issueDate: '2026-01-31',
      dueDate: '2026-03-02',
    })
    const invoice = await converted(quote.id, { to: 'INVOICE' })
    expect(invoice).toMatchObject({
      kind: 'INVOICE',
      status: 'DRAFT',
      relation: 'CONVERTED',
      clientId,
      currency: 'EUR',
      notes: 'Thanks',
      termsAndConditions: 'Net 30',
      purchaseOrder: 'PO-7',
      language: 'de',
      secondLanguage: 'en',
      paymentMethod: 'BANK_TRANSFER',
      source: { id: quote.id, number: 'Q-0001', date: '2026-01-31' },
      issueDate: todayIn('UTC'),
    })
    for (const name of ['totalAmount', 'taxes', 'discount', 'withholding', 'withheldAmount'] as const)
      expect(invoice[name]).toEqual(quote[name])
    expect(invoice.lineItems).toEqual(quote.lineItems)
    const row = await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: owner.user.businessId, id: quote.id } },
    })
    expect(row).toMatchObject({ status: 'ACCEPTED', answeredBy: null, answeredAt: expect.any(Date) })
  })

  it('records the conversion on both timelines with links to each other', async () => {
    const quote = await quoteOf()
    const { id, invoiceNumber } = await converted(quote.id, { to: 'DEPOSIT', percent: 30 })
    expect((await listInvoiceEvents(owner.user.actor, quote.id))[0]).toMatchObject({
      type: 'INVOICE_CONVERTED',
      detail: `Deposit invoice ${invoiceNumber}`,
      aboutInvoiceId: id,
    })
    expect(await listInvoiceEvents(owner.user.actor, id)).toMatchObject([
      { type: 'INVOICE_CREATED', detail: 'From Q-0001', aboutInvoiceId: quote.id },
    ])
  })

  it('asks for confirmation before it bills twice', async () => {
    const quote = await quoteOf()
    const { id, invoiceNumber } = await converted(quote.id, { to: 'INVOICE' })
    expect(await refused(quote.id, { to: 'INVOICE' })).toEqual([
      409,
      `It was converted to ${invoiceNumber} already. Convert it again only if it is to be billed twice.`,
    ])
    await converted(quote.id, { to: 'INVOICE', again: true })
    expect((await related(quote.id)).billing).toEqual({ billed: 2 * quote.totalAmount, left: 0 })
    expect((await related(id)).documents).toHaveLength(3)
  })

  it('sums all billed and credited documents, however many, and always shows the open one', async () => {
    const { businessId } = owner.user
    const quote = await quoteOf()
    const deposit = await converted(quote.id, { to: 'DEPOSIT', percent: 1 })
    await move(deposit.id, 'SENT')
    const note = await creditInvoice(owner.user.actor, deposit.id, {})
    await move(note.id, 'SENT')
    // Forty identical requests each, one after the other.
    for (const { id, after } of [
      { id: deposit.id, after: 0 },
      { id: note.id, after: 1 },
    ]) {
      const copy = Prisma.sql`100000 + 10 * g + ${after}`
      const other = Prisma.sql`jsonb_build_object('id', ${copy}, 'invoiceNumber', 'N-' || (${copy}), 'publicToken', NULL,
        'sourceId', CASE WHEN ${after} = 1 THEN 100000 + 10 * g ELSE i."sourceId" END)`
      await db.$executeRaw`
        INSERT INTO "Invoice" SELECT (jsonb_populate_record(i, ${other})).* FROM "Invoice" i, generate_series(1, 40) g
        WHERE "businessId" = ${businessId} AND "id" = ${id}`
      await db.$executeRaw`
        INSERT INTO "InvoiceTax" SELECT (jsonb_populate_record(t, jsonb_build_object('invoiceId', ${copy}))).*
        FROM "InvoiceTax" t, generate_series(1, 40) g WHERE "businessId" = ${businessId} AND "invoiceId" = ${id}`
    }
    const [lastDeposit, lastNote] = [100400, 100401]
    await db.invoice.delete({ where: { own: { businessId, id: lastNote } } })
    const { billing, documents } = await related(quote.id)
    const rest = Math.round(quote.totalAmount * 100) - Math.round(deposit.totalAmount * 100)
    expect(billing).toEqual({ billed: deposit.totalAmount, left: rest / 100 })
    expect(documents).toHaveLength(50)
    const among = (await related(lastDeposit)).documents.map(({ id }) => id)
    expect(among).toHaveLength(42)
    expect(among).toEqual(expect.arrayContaining([quote.id, lastDeposit]))
  })

  it('can be repeated once the first invoice was cancelled', async () => {
    const quote = await quoteOf()
    const { id } = await converted(quote.id, { to: 'INVOICE' })
    await move(id, 'CANCELLED')
    await converted(quote.id, { to: 'INVOICE' })
  })

  it('succeeds once for three concurrent requests', async () => {
    const quote = await quoteOf()
    const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort()
    const bodies = [{ to: 'INVOICE' }, { to: 'INVOICE' }, { to: 'INVOICE' }]
    expect(statuses(await Promise.all(bodies.map((body) => convert(quote.id, body))))).toEqual([
      201, 409, 409,
    ])
  })

  it('rejects documents that are no quote, drafts, declined, or another business’s', async () => {
    const [invoice, draft, sent] = [
      await createInvoice(owner.user.actor, clientId, { status: 'SENT' }),
      await quoteOf({ status: 'DRAFT' }),
      await quoteOf({ status: 'SENT', invoiceNumber: 'Q-0009' }),
    ]
    expect(await refused(invoice.id, { to: 'INVOICE' })).toEqual([409, 'This can’t be done with an invoice.'])
    expect((await refused(draft.id, { to: 'INVOICE' }))[1]).toBe(
      'This quote is a draft. Mark it as sent before you convert it.',
    )
    const stranger = await Browser.signedIn()
    expect((await convert(sent.id, { to: 'INVOICE' }, stranger)).status).toBe(404)
    await deleteClient(owner.user.actor, clientId)
    expect((await refused(sent.id, { to: 'INVOICE' }))[0]).toBe(409)
    expect((await related(sent.id)).documents).toEqual([])
  })

  it('rejects an invalid body with a message', async () => {
    const { id } = await quoteOf()
    for (const body of [
      { to: 'CREDIT_NOTE' },
      { to: 'PARTIAL' },
      { to: 'PARTIAL', lines: [] },
      { to: 'PARTIAL', lines: [1, 1].map((line) => ({ line, quantity: 1 })) },
      { to: 'INVOICE', lines: [{ line: 1, quantity: 1 }] },
      { to: 'DEPOSIT' },
      { to: 'DEPOSIT', percent: 10, amount: 10 },
      ...[0, 100.001, 10.0001].map((percent) => ({ to: 'DEPOSIT', percent })),
      ...[0, -1, 10.001].map((amount) => ({ to: 'DEPOSIT', amount })),
    ])
      expect([body, (await convert(id, body)).status]).toEqual([body, 422])
  })

  it('is the only conversion of a pro forma invoice', async () => {
    const { id } = await createInvoice(owner.user.actor, clientId, { kind: 'PROFORMA', status: 'SENT' })
    expect(await refused(id, { to: 'DEPOSIT', percent: 10 })).toEqual([
      409,
      'A pro forma invoice is converted as a whole.',
    ])
    expect(await converted(id, { to: 'INVOICE' })).toMatchObject({ relation: 'CONVERTED', totalAmount: 100 })
    expect(await related(id)).toMatchObject({
      billing: null,
      documents: [{ title: 'PROFORMA' }, { id: expect.any(Number) }],
    })
  })
})

describe('converting chosen lines of a quote', () => {
  it('bills what partial invoices have left, and all parts add up to the whole', async () => {
    const quote = await quoteOf({ discount: { kind: 'AMOUNT', value: 100 } })
    const first = await converted(quote.id, {
      to: 'PARTIAL',
      lines: [
        { line: 1, quantity: 2.5 },
        { line: 2, quantity: 1 },
      ],
    })
    expect(first).toMatchObject({
      relation: 'PARTIAL',
      lineItems: [{ sourceLine: 1, quantity: 2.5 }, { sourceLine: 2 }],
    })
    expect((await start(quote.id)).lineItems.map(({ left }) => left)).toEqual([7.5, 2])
    expect(await refused(quote.id, { to: 'PARTIAL', lines: [{ line: 1, quantity: 7.6 }] })).toEqual([
      422,
      'Only 7.5 is left of this line',
    ])
    const rest = await converted(quote.id, {
      to: 'PARTIAL',
      lines: [
        { line: 1, quantity: 7.5 },
        { line: 2, quantity: 2 },
      ],
    })
    const sum = (name: 'discountAmount' | 'subtotal') => Math.round((first[name] + rest[name]) * 100) / 100
    expect([sum('discountAmount'), sum('subtotal')]).toEqual([100, quote.subtotal])
    expect((await refused(quote.id, { to: 'PARTIAL', lines: [{ line: 2, quantity: 1 }] }))[1]).toBe(
      'This line was billed already',
    )
    expect((await refused(quote.id, { to: 'PARTIAL', lines: [{ line: 9, quantity: 1 }] }))[0]).toBe(422)
    await move(rest.id, 'CANCELLED')
    await converted(quote.id, { to: 'PARTIAL', lines: [{ line: 2, quantity: 2 }] })
  })

  it('can bill part of a lump sum, which can be saved again, and the final invoice bills the rest', async () => {
    const lump = [{ description: 'Website', quantity: 1, unitPrice: 10_000 }]
    const quote = await quoteOf({ lineItems: lump })
    const half = await converted(quote.id, { to: 'PARTIAL', lines: [{ line: 1, quantity: 0.5 }] })
    expect(half).toMatchObject({ subtotal: 5000, lineItems: [{ quantity: 0.5, unit: null }] })
    expect((await save(half, {})).status).toBe(200)
    const [line] = half.lineItems
    expect((await save(half, { lineItems: [{ ...line, quantity: 0.25 }] })).status).toBe(200)
    const typed = await save(half, { lineItems: [{ ...line, sourceLine: null, quantity: 0.5 }] })
    expect((await typed.json()).errors).toEqual({ 'lineItems.0.quantity': ['Quantity must be at least 1'] })
    await move(half.id, 'SENT')
    expect((await converted(quote.id, { to: 'FINAL' })).subtotal).toBe(7500)
  })

  it('does not allow a quantity below 1 without a unit elsewhere', async () => {
    const own = await createInvoice(owner.user.actor, clientId)
    const lineItems = [{ description: 'Website', quantity: 0.5, unitPrice: 10_000, sourceLine: 1 }]
    const { currency, issueDate, dueDate } = own
    const body = { clientId, lineItems, invoiceNumber: 'N-77', currency, issueDate, dueDate }
    const made = await owner.call(invoicesRoute.POST, '/api/invoices', { method: 'POST', body })
    for (const response of [made, await save(own, { lineItems })])
      expect([response.status, (await response.json()).errors]).toEqual([
        422,
        { 'lineItems.0.quantity': ['Quantity must be at least 1'] },
      ])
  })

  it('turns a partial line into a whole line in a copy of the invoice', async () => {
    const quote = await quoteOf({ lineItems: [{ description: 'Website', quantity: 1, unitPrice: 10_000 }] })
    const part = await converted(quote.id, { to: 'PARTIAL', lines: [{ line: 1, quantity: 0.5 }] })
    const copy = await duplicateInvoice(owner.user.actor, part.id)
    expect(copy).toMatchObject({ subtotal: 5000, lineItems: [{ quantity: 1, unitPrice: 5000 }] })
    expect((await save(copy, {})).status).toBe(200)
  })

  it('never exceeds the quote for two concurrent requests', async () => {
    const quote = await quoteOf()
    const bodies = [1, 2, 3].map(() => ({ to: 'PARTIAL', lines: [{ line: 1, quantity: 6 }] }))
    const answers = await Promise.all(bodies.map((body) => convert(quote.id, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  })

  it('includes the lines’ headings and texts', async () => {
    const said = (kind: 'HEADING' | 'TEXT', description: string) => ({ kind, description })
    const [design, print] = LINES
    const quote = await quoteOf({
      lineItems: [
        ...[
          said('TEXT', 'As we talked'),
          design!,
          said('HEADING', 'Extras'),
          said('TEXT', 'On paper'),
          print!,
        ],
      ],
    })
    expect((await start(quote.id)).lineItems.map(({ line }) => line)).toEqual([2, 5])
    expect((await refused(quote.id, { to: 'PARTIAL', lines: [{ line: 3, quantity: 1 }] }))[0]).toBe(422)
    const part = await converted(quote.id, { to: 'PARTIAL', lines: [{ line: 5, quantity: 1 }] })
    expect(part.lineItems).toMatchObject([
      { kind: 'HEADING', description: 'Extras' },
      { kind: 'TEXT' },
      { kind: 'ITEM', sourceLine: 5, quantity: 1 },
    ])
    await move(part.id, 'SENT')
    const final = await converted(quote.id, { to: 'FINAL' })
    expect(final.lineItems.map(({ kind }) => kind)).toEqual([
      'TEXT',
      'ITEM',
      'HEADING',
      'TEXT',
      'ITEM',
      'HEADING',
      'ITEM',
    ])
    expect(final.lineItems[5]).toMatchObject({ description: 'Already billed' })
    expect((await save(final, {})).status).toBe(200)
  })

  it('keeps the reference to the quote’s line when the draft is edited', async () => {
    const quote = await quoteOf()
    const part = await converted(quote.id, { to: 'PARTIAL', lines: [{ line: 2, quantity: 1 }] })
    expect((await save(part, {})).status).toBe(200)
    expect((await start(quote.id)).lineItems[1]!.left).toBe(2)
  })
})

describe('a deposit invoice of a quote', () => {
  it('is the percentage of the total to the cent, at each tax rate, with texts in its language', async () => {
    const quote = await quoteOf({ language: 'de', withholding: { label: 'IRPF', rate: 15 } })
    expect(quote.totalAmount).toBe(1296.99)
    const deposit = await converted(quote.id, { to: 'DEPOSIT', percent: 30 })
    expect(deposit).toMatchObject({
      relation: 'DEPOSIT',
      totalAmount: 389.1,
      discount: null,
      withholding: { rate: 15 },
      lineItems: [
        { description: 'Anzahlung von 30\u00a0% zu Angebot Q-0001', quantity: 1, tax: null },
        { tax: { rate: 7, category: 'S' as const } },
      ],
    })
  })

  it.each([
    ['EUR', 100.03],
    ['JPY', 1001],
    ['KWD', 100.003],
  ] as const)('of %s is exactly the amount that was typed, whatever the rates', async (currency, amount) => {
    const quote = await quoteOf({ currency, lineItems: LINES.map((line) => ({ ...line, unitPrice: 1000 })) })
    expect((await converted(quote.id, { to: 'DEPOSIT', amount })).totalAmount).toBe(amount)
  })

  it('never exceeds the remainder of the quote, even concurrently', async () => {
    const quote = await quoteOf()
    const bodies = [1, 2, 3].map(() => ({ to: 'DEPOSIT', percent: 60 }))
    const answers = await Promise.all(bodies.map((body) => convert(quote.id, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    expect((await refused(quote.id, { to: 'DEPOSIT', amount: 518.81 }))[1]).toBe(
      'This is more than the €518.80 remaining to bill',
    )
    await converted(quote.id, { to: 'DEPOSIT', amount: 518.8 })
    expect((await related(quote.id)).billing).toEqual({ billed: 1296.99, left: 0 })
  })

  it('rejects a deposit that rounds to zero', async () => {
    const quote = await quoteOf({ lineItems: [{ description: 'Tip', quantity: 1, unitPrice: 0.01 }] })
    expect((await refused(quote.id, { to: 'DEPOSIT', percent: 1 }))[1]).toBe(
      'This comes to nothing. Choose a larger share',
    )
  })
})

describe('the final invoice of a quote', () => {
  const issued = async (id: number, body: object) => move((await converted(id, body)).id, 'SENT')

  it('deducts earlier invoices, at each rate with its tax, after the discount', async () => {
    const quote = await quoteOf({ discount: { kind: 'PERCENT', value: 10 } })
    const deposit = await issued(quote.id, { to: 'DEPOSIT', percent: 30 })
    const part = await issued(quote.id, { to: 'PARTIAL', lines: [{ line: 1, quantity: 2 }] })
    const final = await converted(quote.id, { to: 'FINAL' })
    expect(final).toMatchObject({ relation: 'FINAL', discountAmount: quote.discountAmount })
    expect(final.lineItems.slice(2)).toMatchObject([
      {
        description: expect.stringMatching(/^Less deposit invoice \S+ dated \w+ \d+, \d{4}$/),
        quantity: -1,
        depositId: deposit.id,
      },
      { quantity: -1, depositId: deposit.id, tax: { rate: 7 } },
      { description: expect.stringMatching(/^Less partial invoice/), depositId: part.id },
    ])
    const together = final.totalAmount + deposit.totalAmount + part.totalAmount
    expect(Math.round(together * 100) / 100).toBe(quote.totalAmount)
    expect((await related(quote.id)).billing).toEqual({ billed: quote.totalAmount, left: 0 })
    expect((await move(final.id, 'SENT')).status).toBe('SENT')
  })

  it('does not deduct credited amounts', async () => {
    const quote = await quoteOf()
    const deposit = await issued(quote.id, { to: 'DEPOSIT', percent: 30 })
    const { taxes, totalAmount } = deposit
    const [first] = taxes
    const row = await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: owner.user.businessId, id: deposit.id } },
    })
    await db.invoice.create({
      data: {
        businessId: owner.user.businessId,
        clientId,
        kind: 'CREDIT_NOTE',
        relation: 'CREDITS',
        status: 'SENT',
        sourceId: deposit.id,
        sourceNumber: deposit.invoiceNumber,
        sourceDate: row.issueDate,
        invoiceNumber: 'CN-1',
        issueDate: row.issueDate,
        dueDate: row.dueDate,
        currency: 'EUR',
        subtotal: first!.taxable,
        taxAmount: first!.tax,
        totalAmount: first!.taxable + first!.tax,
        paymentMethod: 'REQUEST',
        taxes: { create: [{ ...first!, position: 1 }] },
      },
    })
    const left = Math.round((totalAmount - first!.taxable - first!.tax) * 100) / 100
    expect((await start(quote.id)).made).toMatchObject([{ charged: left }])
    expect((await related(quote.id)).billing!.billed).toBe(left)
    const final = await converted(quote.id, { to: 'FINAL' })
    expect(final.lineItems.slice(2)).toMatchObject([{ depositId: deposit.id, tax: { rate: 7 } }])
    expect(Math.round((final.totalAmount + left) * 100) / 100).toBe(quote.totalAmount)
  })

  it('is zero if everything was billed before, and never negative', async () => {
    const quote = await quoteOf()
    await issued(quote.id, { to: 'DEPOSIT', percent: 100 })
    const final = await converted(quote.id, { to: 'FINAL' })
    expect(final).toMatchObject({ totalAmount: 0, taxAmount: 0 })
    await move(final.id, 'CANCELLED')
    const more = { to: 'PARTIAL', lines: [{ line: 1, quantity: 1 }] }
    expect(await refused(quote.id, more)).toEqual([422, 'This is more than the €0.00 remaining to bill'])
    await issued(quote.id, { ...more, again: true })
    expect(await refused(quote.id, { to: 'FINAL' })).toEqual([
      409,
      'More was already billed than this quote’s total, so nothing remains to be billed.',
    ])
  })

  it('is rejected while drafts are open, or if nothing was billed before', async () => {
    const quote = await quoteOf()
    expect((await refused(quote.id, { to: 'FINAL' }))[1]).toMatch(/^No deposit or partial invoice/)
    const { invoiceNumber } = await converted(quote.id, { to: 'DEPOSIT', percent: 30 })
    expect((await refused(quote.id, { to: 'FINAL' }))[1]).toBe(
      `${invoiceNumber} is still a draft. Mark it as sent, or delete it, before you make the final invoice.`,
    )
    expect((await refused(quote.id, { to: 'INVOICE' }))[1]).toMatch(/^Part of it was billed by/)
  })

  it('keeps each deduction line exactly as it was billed', async () => {
    const quote = await quoteOf()
    await issued(quote.id, { to: 'DEPOSIT', percent: 30 })
    const final = await converted(quote.id, { to: 'FINAL' })
    const saved = async (lineItems: object[]) => (await save(final, { lineItems })).status
    const [one, two, off, other] = final.lineItems as object[]
    expect(await saved([one!, two!, { ...off, unitPrice: 1 }, other!])).toBe(422)
    expect(await saved([one!, two!, { ...off, depositTax: 99 }, other!])).toBe(422)
    expect(await saved([one!, two!, { ...off, depositId: quote.id }, other!])).toBe(422)
    expect(await saved([one!, two!, { ...off, quantity: -2 }, other!])).toBe(422)
    expect(await saved([one!, two!, { ...off, quantity: 1 }, other!])).toBe(422)
    expect(await saved([one!, two!, off!, off!])).toBe(422)
    expect(await saved([off!])).toBe(422)
    expect(await saved([two!, one!, other!, { ...off, description: 'Less our deposit' }])).toBe(200)
    expect(await saved([one!, two!, off!])).toBe(422)
    const stranger = { ...(off as object), quantity: -1 }
    const created = await owner.call(invoicesRoute.POST, '/api/invoices', {
      method: 'POST',
      body: {
        clientId,
        currency: 'EUR',
        issueDate: '2026-11-20',
        dueDate: '2026-11-20',
        invoiceNumber: 'X-1',
        lineItems: [one, stranger],
      },
    })
    expect(created.status).toBe(422)
  })

  it('blocks status changes that would break the deductions between a deposit and its final invoice', async () => {
    const quote = await quoteOf()
    const deposit = await issued(quote.id, { to: 'DEPOSIT', percent: 30 })
    const final = await converted(quote.id, { to: 'FINAL' })
    await move(deposit.id, 'CANCELLED')
    await expect(move(final.id, 'SENT')).rejects.toThrow(
      `${deposit.invoiceNumber} was cancelled. Remove the 2 lines “Less deposit invoice ${deposit.invoiceNumber} dated`,
    )
    await move(deposit.id, 'SENT')
    await move(final.id, 'SENT')
    await expect(move(deposit.id, 'DRAFT')).rejects.toThrow(
      `Final invoice ${final.invoiceNumber} takes this one off`,
    )
    await move(deposit.id, 'PAID')
    await move(final.id, 'CANCELLED')
    await move(deposit.id, 'CANCELLED')
  })
})

it('lists the related documents on each document', async () => {
  const quote = await quoteOf()
  const deposit = await converted(quote.id, { to: 'DEPOSIT', percent: 30 })
  const shown = (await related(deposit.id)).documents
  expect(shown).toMatchObject([
    {
      id: quote.id,
      title: 'QUOTE',
      invoiceNumber: 'Q-0001',
      status: 'ACCEPTED',
      totalAmount: quote.totalAmount,
    },
    { id: deposit.id, title: 'DEPOSIT', kind: 'INVOICE', status: 'DRAFT' },
  ])
  await move(deposit.id, 'SENT')
  const note = await creditInvoice(owner.user.actor, deposit.id, {})
  expect((await related(quote.id)).documents.map(({ id }) => id)).toEqual([quote.id, deposit.id, note.id])
  const lone = await createInvoice(owner.user.actor, clientId)
  expect(await related(lone.id)).toEqual({ documents: [], billing: null })
})
