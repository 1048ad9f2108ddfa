import { GET as getStats } from '@/app/api/dashboard/stats/route'
import * as pdf from '@/app/api/invoices/[id]/pdf/route'
import * as one from '@/app/api/invoices/[id]/payments/[paymentId]/route'
import * as all from '@/app/api/invoices/[id]/payments/route'
import * as statusRoute from '@/app/api/invoices/[id]/status/route'
import { getClientSummary } from '@/lib/reports/clients/queries'
import { db } from '@/lib/platform/db/client'
import { addDays, formatDayInline, todayIn } from '@/lib/core/dates'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { contains, readPdf } from '../lib/documents/pdf/read-pdf'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})
afterAll(closeRenderer)

const payment = (amount: number, over: object = {}) => ({
  paidOn: '2026-11-20',
  amount,
  method: 'BANK_TRANSFER',
  reference: '',
  ...over,
})
const record = (id: number, body: object, browser: Browser = owner) =>
  browser.call(all.POST, `/api/invoices/${id}/payments`, { method: 'POST', body, params: { id: String(id) } })
const remove = (id: number, paymentId: number, browser: Browser = owner) =>
  browser.call(one.DELETE, `/api/invoices/${id}/payments/${paymentId}`, {
    method: 'DELETE',
    params: { id: String(id), paymentId: String(paymentId) },
  })
const mark = (id: number, status: InvoiceStatus) =>
  owner.call(statusRoute.PATCH, `/api/invoices/${id}/status`, {
    method: 'PATCH',
    body: { status },
    params: { id: String(id) },
  })
const body = async (response: Promise<Response>) => (await (await response).json()) as Invoice
const sent = (status: InvoiceStatus = 'SENT') => createInvoice(owner.user.actor, clientId, { status })
const events = async (invoiceId: number) =>
  (await db.event.findMany({ where: { invoiceId }, orderBy: { id: 'asc' } })).map(({ type }) => type)

describe('POST /api/invoices/{id}/payments', () => {
  it('records a partial payment, and makes the invoice PAID with the rest', async () => {
    const { id } = await sent()
    expect(await body(record(id, payment(40.1, { reference: ' TRX 7 ' })))).toMatchObject({
      status: 'SENT',
      amountPaid: 40.1,
      balance: 59.9,
      payments: [{ paidOn: '2026-11-20', amount: 40.1, method: 'BANK_TRANSFER', reference: 'TRX 7' }],
    })
    expect(await body(record(id, payment(59.9)))).toMatchObject({
      status: 'PAID',
      amountPaid: 100,
      balance: 0,
    })
    expect(await events(id)).toEqual([
      ...['INVOICE_CREATED', 'INVOICE_SENT', 'PAYMENT_RECORDED', 'PAYMENT_RECORDED', 'INVOICE_PAID'],
    ])
  })

  it('never exceeds the balance, even under concurrent requests', async () => {
    const { id } = await sent()
    const answers = await Promise.all([1, 2, 3, 4].map(() => record(id, payment(40))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422])
    const refused = await record(id, payment(20.01))
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      {
        amount: [
          'This is more than the balance due ($20.00). Enter less, or keep the excess as the client’s credit (creditExcess).',
        ],
      },
    ])
  })

  it.each<[InvoiceStatus, RegExp]>([
    ['DRAFT', /is a draft/],
    ['PAID', /is paid/],
    ['CANCELLED', /is cancelled/],
  ])('is rejected for %s, with a solution', async (status, message) => {
    const { id } = await sent(status)
    const refused = await record(id, payment(1))
    expect([refused.status, (await refused.json()).message]).toEqual([409, expect.stringMatching(message)])
  })

  it.each([
    ['amount', { amount: 0 }, 'Amount must be more than 0'],
    ['amount', { amount: -5 }, 'Amount must be more than 0'],
    ['amount', { amount: 0.005 }, 'Amount can have at most 2 decimals'],
    ['amount', { amount: '5' }, 'Amount is required'],
    ['paidOn', { paidOn: '' }, 'Payment date is required'],
    ['paidOn', { paidOn: '2026-02-30' }, 'Please enter a valid date'],
    ['paidOn', { paidOn: '1899-12-31' }, 'Please enter a date from 1900 to 2999'],
    ['paidOn', { paidOn: '3000-01-01' }, 'Please enter a date from 1900 to 2999'],
    ['method', { method: 'GOLD' }, 'Must be one of BANK_TRANSFER, CARD, CASH, CHEQUE or OTHER'],
    ['userId', { userId: 1 }, 'Unknown field: userId'],
  ])('rejects an invalid %s', async (field, over, message) => {
    const { id } = await sent()
    const response = await record(id, payment(1, over))
    expect([response.status, (await response.json()).errors[field]]).toEqual([422, [message]])
  })

  it('requires the owner', async () => {
    const { id } = await sent()
    const recorded = (await body(record(id, payment(10)))).payments[0]!
    const stranger = await Browser.signedIn()
    expect((await record(id, payment(1), stranger)).status).toBe(404)
    expect((await remove(id, recorded.id, stranger)).status).toBe(404)
    const other = await sent()
    expect((await remove(other.id, recorded.id)).status).toBe(404)
  })
})

describe('the day of a payment', () => {
  it.each([
    ['today', 0],
    ['tomorrow, as it may be elsewhere', 1],
  ])('may be %s', async (_, days) => {
    const { id } = await sent()
    expect((await record(id, payment(1, { paidOn: addDays(todayIn('UTC'), days) }))).status).toBe(201)
  })

  it('rejects a payment date after today in the owner’s time zone', async () => {
    await db.business.update({
      where: { id: owner.user.businessId },
      data: { timeZone: 'Pacific/Kiritimati' },
    })
    const { id } = await sent()
    const tomorrow = addDays(todayIn('Pacific/Kiritimati'), 1)
    expect((await record(id, payment(1, { paidOn: tomorrow }))).status).toBe(201)
    for (const paidOn of [addDays(tomorrow, 1), '2999-12-31']) {
      const refused = await record(id, payment(1, { paidOn }))
      expect([refused.status, (await refused.json()).errors]).toEqual([
        422,
        { paidOn: [`Please enter a date no later than ${formatDayInline(tomorrow)}`] },
      ])
    }
  })
})

describe('removing a payment', () => {
  it('reopens a paid invoice, and leaves other payments', async () => {
    const { id } = await sent()
    await record(id, payment(30))
    const { payments } = await body(record(id, payment(70)))
    expect(await body(remove(id, payments[1]!.id))).toMatchObject({
      status: 'SENT',
      amountPaid: 30,
      balance: 70,
      payments: [{ amount: 30 }],
    })
    expect((await remove(id, payments[1]!.id)).status).toBe(404)
  })
})

describe('setting the status of an invoice with payments manually', () => {
  it('PAID records the balance as one payment, and leaving PAID deletes it', async () => {
    const { id } = await sent()
    await record(id, payment(30))
    expect(await body(mark(id, 'PAID'))).toMatchObject({
      amountPaid: 100,
      payments: [{ amount: 30 }, { amount: 70 }],
    })
    expect(await body(mark(id, 'SENT'))).toMatchObject({ amountPaid: 30, payments: [{ amount: 30 }] })
  })

  it('can’t contradict the payments', async () => {
    const { id } = await sent()
    await record(id, payment(100))
    for (const status of ['SENT', 'DRAFT'] as const) {
      const refused = await mark(id, status)
      expect([refused.status, (await refused.json()).message]).toEqual([
        409,
        expect.stringMatching(/Remove (one|them)/),
      ])
    }
    expect((await body(mark(id, 'CANCELLED'))).amountPaid).toBe(100)
  })

  it.each([
    ['BANK_TRANSFER', 'BANK_TRANSFER'],
    ['INTERNATIONAL_TRANSFER', 'BANK_TRANSFER'],
    ['REQUEST', 'OTHER'],
  ] as const)('PAID records the method of the invoice: %s as %s', async (paymentMethod, method) => {
    const { id } = await createInvoice(owner.user.actor, clientId, { status: 'SENT', paymentMethod })
    expect((await body(mark(id, 'PAID'))).payments).toMatchObject([{ method }])
  })

  it('PAID records the method last recorded by hand if the invoice names none, and undo restores it', async () => {
    const [{ id: first }, { id: second }, { id: third }] = [await sent(), await sent(), await sent()]
    await record(first, payment(40, { method: 'CARD' }))
    await mark(second, 'PAID')
    expect((await body(mark(third, 'PAID'))).payments).toMatchObject([{ method: 'CARD' }])
    await mark(third, 'SENT')
    await record(first, payment(10, { method: 'CASH' }))
    const back = owner.call(statusRoute.PATCH, `/api/invoices/${third}/status`, {
      method: 'PATCH',
      body: { status: 'PAID', undo: true },
      params: { id: String(third) },
    })
    expect((await body(back)).payments).toMatchObject([{ method: 'CARD' }])
  })

  it('PAID records no payment if nothing is due', async () => {
    const { id } = await createInvoice(owner.user.actor, clientId, {
      status: 'SENT',
      lineItems: [{ description: 'Gift', quantity: 1, unitPrice: 0 }],
    })
    expect(await body(mark(id, 'PAID'))).toMatchObject({ status: 'PAID', payments: [], balance: 0 })
  })
})

it('a payment updates the dashboard and the client', async () => {
  const { id } = await sent()
  await sent('DRAFT')
  await record(id, payment(40))
  const stats = await (await owner.call(getStats, '/api/dashboard/stats')).json()
  expect(stats).toMatchObject({ totalPaid: 40, totalUnpaid: 160, pendingInvoices: 1, paidInvoices: 0 })
  const summary = await getClientSummary(owner.user.actor, { id: clientId, currency: null }, 'USD')
  expect(summary.outstanding).toEqual({ currency: 'USD', amount: 160, owed: 60, drafts: 100 })
})

it('a payment appears in the PDF', async () => {
  const { id } = await sent()
  await record(id, payment(40))
  const response = await owner.call(pdf.GET, `/api/invoices/${id}/pdf`, { params: { id: String(id) } })
  const file = readPdf(new Uint8Array(await response.arrayBuffer()))
  for (const part of ['Balance due', '$60.00', '$40.00'])
    expect([part, contains(file, part)]).toEqual([part, true])
})

it('enforces in the database that payments do not exceed the total', async () => {
  const { id } = await sent()
  const write = db.invoice.update({
    where: { own: { businessId: owner.user.businessId, id } },
    data: { amountPaid: 100.01 },
  })
  await expect(write).rejects.toThrow(/Invoice_amountPaid_check/)
})
