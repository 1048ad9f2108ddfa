import { filterItems } from '@/lib/documents/line-items/line-kinds'
import Papa from 'papaparse'
import * as clients from '@/app/api/clients/route'
import * as copies from '@/app/api/invoices/[id]/duplicate/route'
import * as payments from '@/app/api/invoices/[id]/payments/route'
import * as pdf from '@/app/api/invoices/[id]/pdf/route'
import * as one from '@/app/api/invoices/[id]/route'
import * as statusRoute from '@/app/api/invoices/[id]/status/route'
import * as table from '@/app/api/invoices/export.csv/route'
import * as collection from '@/app/api/invoices/route'
import * as items from '@/app/api/items/route'
import * as shared from '@/app/api/public/invoice/[token]/route'
import * as seriesOne from '@/app/api/series/[id]/route'
import * as settings from '@/app/api/user/settings/route'
import * as stats from '@/app/api/dashboard/stats/route'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import { parseArchivedDocument } from '@/lib/documents/archive/parse-archived-document'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { getInvoice } from '@/lib/documents/queries'
import type { Invoice } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { createInvoiceMail } from '@/lib/mail/letters/share-message'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import type { RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { contains, readPdf } from '../lib/documents/pdf/read-pdf'
import { getMessages } from '@/lib/i18n/get-messages'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})
afterAll(closeRenderer)

const params = (id: number) => ({ params: { id: String(id) } })
const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T
const line = (unitPrice: number, quantity = 1) => ({ description: 'Messages', quantity, unitPrice })
const form = (currency: string, ...lineItems: object[]) => ({
  clientId,
  currency,
  issueDate: '2026-11-02',
  dueDate: '2026-11-16',
  taxRate: 10,
  invoiceNumber: `C-${Math.random().toString(36).slice(2, 10)}`,
  lineItems,
})
const post = (body: object) => owner.call(collection.POST, '/api/invoices', { method: 'POST', body })
const patch = (id: number, body: object) =>
  owner.call(one.PATCH, `/api/invoices/${id}`, { method: 'PATCH', body, ...params(id) })
const mark = (id: number, status: string) =>
  json<Invoice>(
    owner.call(statusRoute.PATCH, `/api/invoices/${id}/status`, {
      method: 'PATCH',
      body: { status },
      ...params(id),
    }),
  )
const pay = (id: number, amount: number) =>
  owner.call(payments.POST, `/api/invoices/${id}/payments`, {
    method: 'POST',
    body: { paidOn: '2026-11-20', amount, method: 'CARD' },
    ...params(id),
  })
const view = (invoice: Invoice) => createInvoiceView(invoice, { today: '2026-11-09' })
const tableRow = async (invoiceNumber: string) => {
  const text = await (await owner.call(table.GET, '/api/invoices/export.csv')).text()
  const { data } = Papa.parse<Record<string, string>>(text, { header: true })
  return data.find((row) => row['Invoice #'] === invoiceNumber)
}
/** Creates an invoice in yen from when every currency had two decimals. */
async function oldYen() {
  const { id, invoiceNumber } = await createInvoice(owner.user.actor, clientId, {
    currency: 'JPY',
    status: 'SENT',
    lineItems: [line(361000)],
  })
  const where = { businessId: owner.user.businessId, invoiceId: id }
  await db.lineItem.updateMany({ where, data: { unitPrice: '180500.25', quantity: 2, amount: '361000.50' } })
  await db.invoice.update({
    where: { own: { businessId: owner.user.businessId, id } },
    data: { subtotal: '361000.50', totalAmount: '361000.50' },
  })
  return { id, invoiceNumber }
}

describe('spec 9: amounts in the minor unit of the currency', () => {
  it.each([
    // Half a yen of tax rounds up to one, and a line of 0.4 yen to zero.
    ['JPY', [line(45), line(0.4), line(99.995, 2)], [245, 25, 270], ['¥245', '¥25', '¥270']],
    ['KRW', [line(1200.5)], [1201, 120, 1321], ['₩1,201', '₩120', '₩1,321']],
    ['CHF', [line(99.99)], [99.99, 10, 109.99], ['CHF 99.99', 'CHF 10.00', 'CHF 109.99']],
    ['KWD', [line(1.0005), line(2.5)], [3.501, 0.35, 3.851], ['KWD 3.501', 'KWD 0.350', 'KWD 3.851']],
  ])('rounds a draft in %s to its minor unit', async (currency, lines, sums, shown) => {
    const made = await post(form(currency, ...lines))
    const invoice = (await made.json()) as Invoice
    expect([made.status, invoice.subtotal, invoice.taxAmount, invoice.totalAmount]).toEqual([201, ...sums])
    const { sums: rows } = view(invoice)
    expect(rows.map(({ value }) => value.replace('\u00a0', ' '))).toEqual(shown)
    expect(view(await getInvoice(owner.user.actor, invoice.id))).toEqual(view(invoice))
  })

  it('accepts unit prices with six decimals, and rounds each line once', async () => {
    const PRICE = 0.004125
    const made = await json<Invoice>(post(form('EUR', line(PRICE, 25_000), line(99.99))))
    const { id } = made
    expect(made.lineItems).toMatchObject([
      { unitPrice: PRICE, amount: 103.13 },
      { unitPrice: 99.99, amount: 99.99 },
    ])
    // Editing writes the lines by another code path.
    const changed = await json<Invoice>(patch(id, form('EUR', line(PRICE, 25_001), line(99.99))))
    expect(changed.lineItems).toMatchObject([{ unitPrice: PRICE, amount: 103.13 }, { unitPrice: 99.99 }])
    expect((await getInvoice(owner.user.actor, id)).lineItems).toEqual(changed.lineItems)
    expect(filterItems(view(changed).lines).map(({ unitPrice }) => unitPrice)).toEqual([
      '€0.004125',
      '€99.99',
    ])

    const file = await readPdf(
      new Uint8Array(await (await owner.call(pdf.GET, `/api/invoices/${id}/pdf`, params(id))).arrayBuffer()),
    )
    expect(['€0.004125', '€103.13'].filter((text) => !contains(file, text))).toEqual([])
    const copy = owner.call(copies.POST, `/api/invoices/${id}/duplicate`, { method: 'POST', ...params(id) })
    expect((await json<Invoice>(copy)).lineItems).toEqual(changed.lineItems)
    expect(await json(owner.call(items.GET, '/api/items?q=mess&currency=EUR'))).toMatchObject([
      { unitPrice: 99.99, currency: 'EUR' },
    ])

    const [link] = [
      await createInvoice(owner.user.actor, clientId, { lineItems: [line(PRICE)], shared: true }),
    ]
    const told = await json<Invoice>(
      new Browser().call(shared.GET, `/api/public/invoice/${link.publicToken}`, {
        params: { token: link.publicToken! },
      }),
    )
    expect(told.lineItems).toMatchObject([{ unitPrice: PRICE, amount: 0 }])
    await mark(link.id, 'SENT')
    await deleteInvoice(owner.user.actor, link.id)
    const given = await db.documentNumber.findFirstOrThrow({ where: { invoiceId: link.id } })
    expect(parseArchivedDocument(given.content).lineItems).toMatchObject([{ unitPrice: PRICE, amount: 0 }])

    const refused = await post(form('EUR', line(0.0000005)))
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      { 'lineItems.0.unitPrice': ['Unit price can have at most 6 decimals'] },
    ])
  })

  it('keeps a schedule’s prices as typed', async () => {
    const schedule = { frequency: 'MONTHLY', every: 1, endsOn: null, maxRuns: null, autoSend: false } as const
    const { id: invoiceId } = await createInvoice(owner.user.actor, clientId, {
      currency: 'KWD',
      issueDate: '2125-12-31',
      invoiceType: 'RECURRING',
      recurringDate: '2126-01-31',
      lineItems: [line(0.004125, 1000), line(99.99)],
      schedule,
    })
    const { id } = await db.recurringSchedule.findFirstOrThrow({
      where: { businessId: owner.user.businessId, invoiceId },
    })
    const read = () => json<RecurringSchedule>(owner.call(seriesOne.GET, `/api/series/${id}`, params(id)))
    const prices = [{ unitPrice: 0.004125 }, { unitPrice: 99.99 }]
    expect(await read()).toMatchObject({
      lineItems: prices,
      totalAmount: 104.115,
      currency: 'KWD',
      next: { lineItems: [{ amount: 4.125 }, { amount: 99.99 }] },
    })
    await runSchedules(new Date('2126-01-31T12:00:00Z'))
    const run = await db.recurringScheduleRun.findFirstOrThrow({
      where: { businessId: owner.user.businessId, scheduleId: id },
    })
    expect(await getInvoice(owner.user.actor, run.invoiceId!)).toMatchObject({
      lineItems: prices,
      totalAmount: 104.115,
    })
  })
})

describe('spec 9: payments in the minor unit of the currency', () => {
  const sent = (currency: 'USD' | 'JPY' | 'KWD', price: number) =>
    createInvoice(owner.user.actor, clientId, { currency, status: 'SENT', lineItems: [line(price)] })

  it.each([
    ['USD', 100, 0.005, 'Amount can have at most 2 decimals'],
    ['KWD', 100, 0.0005, 'Amount can have at most 3 decimals'],
    ['JPY', 100, 0.5, 'Amount must be a whole number: JPY has no decimals'],
  ] as const)('in %s of %d refuse %d', async (currency, total, amount, message) => {
    const { id } = await sent(currency, total)
    const refused = await pay(id, amount)
    expect([refused.status, (await refused.json()).errors]).toEqual([422, { amount: [message] }])
    expect(await db.payment.count({ where: { businessId: owner.user.businessId, invoiceId: id } })).toBe(0)
  })

  it('add up to the balance due, to the last fils', async () => {
    const { id } = await sent('KWD', 100.005)
    expect(await json(pay(id, 99.99))).toMatchObject({
      amountPaid: 99.99,
      balance: 0.015,
      status: 'SENT',
    })
    const tooMuch = await pay(id, 0.016)
    expect((await tooMuch.json()).errors).toEqual({
      amount: [
        'This is more than the balance due (KWD\u00a00.015). Enter less, or keep the excess as the client’s credit (creditExcess).',
      ],
    })
    expect(await json(owner.call(stats.GET, '/api/dashboard/stats'))).toMatchObject({
      byCurrency: expect.arrayContaining([
        { currency: 'KWD', totalPaid: 99.99, totalUnpaid: 0.015, totalOwed: 0.015, totalDrafts: 0 },
      ]),
    })
    expect(await json(pay(id, 0.015))).toMatchObject({ amountPaid: 100.005, balance: 0, status: 'PAID' })
  })

  it('includes the rest when an invoice is marked as paid', async () => {
    const { id } = await sent('KWD', 5.005)
    expect(await mark(id, 'PAID')).toMatchObject({ amountPaid: 5.005, balance: 0 })
    expect(await mark(id, 'SENT')).toMatchObject({ amountPaid: 0, balance: 5.005 })
  })
})

describe('spec 9: amounts in yen that were stored with two decimals', () => {
  it('keeps and displays yen amounts that were stored with two decimals', async () => {
    const { id, invoiceNumber } = await oldYen()
    const invoice = await getInvoice(owner.user.actor, id)
    expect(invoice).toMatchObject({
      subtotal: 361000.5,
      totalAmount: 361000.5,
      balance: 361000.5,
      lineItems: [{ quantity: 2, unitPrice: 180500.25, amount: 361000.5 }],
    })
    expect(view(invoice)).toMatchObject({
      lines: [{ unitPrice: '¥180,500.25', amount: '¥361,000.50' }],
      total: '¥361,000.50',
      amountDue: '¥361,000.50',
      amountToPay: '361000.50',
    })
    expect(
      createInvoiceMail(invoice, 'https://example.com/x', invoice.issueDate, getMessages({})).message,
    ).toContain('for ¥361,000.50, due')
    expect(await tableRow(invoiceNumber)).toMatchObject({ Amount: '361000.50', Balance: '361000.50' })
  })

  it('can be paid exactly', async () => {
    const { id, invoiceNumber } = await oldYen()
    expect((await (await pay(id, 0.005)).json()).errors).toEqual({
      amount: ['Amount can have at most 2 decimals'],
    })
    expect(await json(pay(id, 0.5))).toMatchObject({ balance: 361000, status: 'SENT' })
    expect((await pay(id, 0.5)).status).toBe(422)
    expect(await tableRow(invoiceNumber)).toMatchObject({ Paid: '0.50', Balance: '361000' })
    expect(await mark(id, 'PAID')).toMatchObject({ amountPaid: 361000.5, balance: 0, status: 'PAID' })
  })

  it('are rounded only when rewritten: in an edited draft or a copy', async () => {
    const { id } = await oldYen()
    const copied = owner.call(copies.POST, `/api/invoices/${id}/duplicate`, { method: 'POST', ...params(id) })
    expect(await json(copied)).toMatchObject({
      totalAmount: 361001,
      lineItems: [{ unitPrice: 180500.25, amount: 361001 }],
    })
    expect((await getInvoice(owner.user.actor, id)).totalAmount).toBe(361000.5)
  })
})

it('accepts any currency for a business, a client and an invoice, but no unknown one', async () => {
  const set = (currency: string) =>
    owner.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body: { currency } })
  expect(await json(set('SEK'))).toMatchObject({ currency: 'SEK' })
  const add = (currency: string) =>
    owner.call(clients.POST, '/api/clients', { method: 'POST', body: { name: 'Ny', currency } })
  expect(await json(add('XOF'))).toMatchObject({ currency: 'XOF' })
  for (const currency of ['XAU', 'XTS', 'CHE', 'DEM', 'sek', 'constructor'])
    for (const refused of [await set(currency), await add(currency), await post(form(currency, line(1)))])
      expect([currency, refused.status, Object.keys((await refused.json()).errors)]).toEqual([
        ...[currency, 422, ['currency']],
      ])
})
