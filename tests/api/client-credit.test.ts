import { randomUUID } from 'node:crypto'
import * as credit from '@/app/api/clients/[id]/credit/route'
import * as refunds from '@/app/api/clients/[id]/credit/refunds/route'
import * as refund from '@/app/api/clients/[id]/credit/refunds/[refundId]/route'
import * as one from '@/app/api/invoices/[id]/payments/[paymentId]/route'
import * as uses from '@/app/api/invoices/[id]/payments/credit/route'
import * as all from '@/app/api/invoices/[id]/payments/route'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { addCreditEntry, createCreditSpentError } from '@/lib/documents/client-credit/ledger'
import type { ClientCredit } from '@/lib/documents/client-credit/credit-response'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import { todayIn } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { addClientCredit } from '@/tests/factories/client-credit'
import { createInvoice } from '@/tests/factories/invoice'
import { waitForBlocked, holdLock } from '@/tests/factories/locks'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})

const call = (
  handler: Parameters<Browser['call']>[0],
  path: string,
  [method, params, body]: [string, Record<string, string>, object?],
  browser: Browser = owner,
) => browser.call(handler, path, { method, params, body })

const record = (id: number, amount: number, over: object = {}) =>
  call(all.POST, `/api/invoices/${id}/payments`, [
    ...(['POST', { id: String(id) }] as const),
    { paidOn: '2026-11-20', amount, method: 'CARD', reference: '', ...over },
  ])
const change = (id: number, paymentId: number, body: object) =>
  call(one.PATCH, `/api/invoices/${id}/payments/${paymentId}`, [
    ...(['PATCH', { id: String(id), paymentId: String(paymentId) }, body] as const),
  ])
const remove = (id: number, paymentId: number) =>
  call(one.DELETE, `/api/invoices/${id}/payments/${paymentId}`, [
    ...(['DELETE', { id: String(id), paymentId: String(paymentId) }] as const),
  ])
const use = (id: number, amount: number, over: object = {}, browser: Browser = owner) =>
  call(
    uses.POST,
    `/api/invoices/${id}/payments/credit`,
    ['POST', { id: String(id) }, { amount, ...over }],
    browser,
  )
const payBack = (amount: number, over: object = {}, browser: Browser = owner) =>
  call(
    refunds.POST,
    `/api/clients/${clientId}/credit/refunds`,
    [
      ...(['POST', { id: String(clientId) }] as const),
      { currency: 'USD', amount, refundedOn: '2026-11-21', method: 'CASH', note: 'By hand', ...over },
    ],
    browser,
  )
const takeBack = (refundId: number, client = clientId) =>
  call(refund.DELETE, `/api/clients/${client}/credit/refunds/${refundId}`, [
    ...(['DELETE', { id: String(client), refundId: String(refundId) }] as const),
  ])
const look = async (client = clientId) => {
  const path = `/api/clients/${client}/credit`
  return (await (await call(credit.GET, path, ['GET', { id: String(client) }])).json()) as ClientCredit
}
const body = async (response: Promise<Response>) => (await (await response).json()) as Invoice
const refused = async (response: Promise<Response>) => {
  const { status } = await response
  const { message, errors } = await (await response).json()
  return errors ? [status, errors] : [status, message]
}
const sent = (status: InvoiceStatus = 'SENT', over: object = {}) =>
  createInvoice(owner.user.actor, clientId, { status, ...over })
const left = async () => (await look()).balances
const kinds = async () => (await look()).entries.map(({ kind, amount, balance }) => [kind, amount, balance])

/** Creates an invoice of 100 with a payment of 120. */
async function overpaid() {
  const { id } = await sent()
  const { payments } = await body(record(id, 120, { creditExcess: true }))
  return { id, paymentId: payments[0]!.id }
}

describe('overpaying an invoice', () => {
  it('is rejected unless the excess is to become credit, in the invoice’s currency', async () => {
    const { id } = await sent('SENT', { currency: 'EUR' })
    for (const over of [{}, { creditExcess: false }])
      expect(await refused(record(id, 120, over))).toEqual([
        422,
        {
          amount: [
            'This is more than the balance due (€100.00). Enter less, or keep the excess as the client’s credit (creditExcess).',
          ],
        },
      ])
    expect(await body(record(id, 120, { creditExcess: true }))).toMatchObject({
      status: 'PAID',
      amountPaid: 100,
      balance: 0,
      payments: [{ amount: 100, credited: 20, method: 'CARD' }],
    })
    expect(await left()).toEqual([{ currency: 'EUR', amount: 20 }])
    expect((await look()).entries).toMatchObject([
      { kind: 'OVERPAID', amount: 20, balance: 20, day: '2026-11-20', invoiceId: id },
    ])
  })

  it('creates no credit without an excess', async () => {
    const { id } = await sent()
    expect((await body(record(id, 100, { creditExcess: true }))).payments).toMatchObject([{ credited: 0 }])
    expect(await look()).toEqual({ balances: [], entries: [] })
  })

  it('accounts for withholding, which leaves nothing to pay', async () => {
    const { id } = await sent('SENT', { withholding: { label: 'IRPF', rate: 15 } })
    expect(await body(record(id, 90, { creditExcess: true }))).toMatchObject({
      status: 'PAID',
      balance: 0,
      payments: [{ amount: 85, credited: 5 }],
    })
    const { payments } = await body(
      record((await sent('SENT', { withholding: { label: 'IRPF', rate: 15 } })).id, 85),
    )
    expect(payments).toMatchObject([{ amount: 85, credited: 0 }])
  })

  it('is limited to the currency’s decimals', async () => {
    const { id } = await sent()
    expect(await refused(record(id, 120.005, { creditExcess: true }))).toEqual([
      422,
      { amount: ['Amount can have at most 2 decimals'] },
    ])
  })

  it('removes the credit with its payment, unless it was used', async () => {
    const { id, paymentId } = await overpaid()
    const other = await sent()
    const [usedBy] = (await body(use(other.id, 15))).payments
    await payBack(5)
    expect(await refused(remove(id, paymentId))).toEqual([
      409,
      expect.stringMatching(/only \$0\.00 of the client’s credit is left.*first\.$/),
    ])
    expect(await db.payment.count({ where: { businessId: owner.user.businessId, id: paymentId } })).toBe(1)
    await remove(other.id, usedBy!.id)
    await takeBack((await look()).entries.find(({ kind }) => kind === 'REFUNDED')!.id)
    expect(await body(remove(id, paymentId))).toMatchObject({ status: 'SENT', amountPaid: 0, payments: [] })
    expect(await left()).toEqual([])
  })
})

describe('using credit on an invoice', () => {
  beforeEach(() => addClientCredit(owner.user.actor, clientId, 130))

  it('pays the invoice as far as it goes, and is returned with the payment', async () => {
    const [first, second] = [await sent(), await sent()]
    expect(await body(use(first.id, 100))).toMatchObject({
      status: 'PAID',
      payments: [{ method: 'CREDIT', amount: 100, credited: 0, paidOn: todayIn('UTC') }],
    })
    expect(await refused(use(second.id, 30.01))).toEqual([422, { amount: ['Only $30.00 of credit is left'] }])
    const { payments, status } = await body(use(second.id, 30))
    expect([status, await left()]).toEqual(['SENT', []])
    await remove(second.id, payments[0]!.id)
    expect(await left()).toEqual([{ currency: 'USD', amount: 30 }])
    expect(await kinds()).toEqual([
      ['REVERSED', 30, 30],
      ['USED', -30, 0],
      ['USED', -100, 30],
      ['CREDITED', 130, 130],
    ])
  })

  it('pays at most the balance, with the currency’s decimals', async () => {
    const { id } = await sent()
    expect(await refused(use(id, 100.01))).toEqual([
      422,
      { amount: ['This is more than the balance due ($100.00).'] },
    ])
    expect(await refused(use(id, 0.005))).toEqual([422, { amount: ['Amount can have at most 2 decimals'] }])
    expect(await refused(use(id, 0))).toEqual([422, { amount: ['Amount must be more than 0'] }])
  })

  it('is limited to one client and currency', async () => {
    const { id } = await sent('SENT', { currency: 'EUR' })
    expect(await refused(use(id, 1))).toEqual([422, { amount: ['This client has no credit in EUR'] }])
    const other = await createClient(owner.user.actor)
    const theirs = await createInvoice(owner.user.actor, other.id, { status: 'SENT' })
    expect((await use(theirs.id, 1)).status).toBe(422)
    expect(await look(other.id)).toEqual({ balances: [], entries: [] })
    expect((await use(id, 1, {}, await Browser.signedIn())).status).toBe(404)
  })

  it.each<[InvoiceStatus, RegExp]>([
    ['DRAFT', /is a draft/],
    ['PAID', /is paid/],
    ['CANCELLED', /is cancelled/],
  ])('pays no invoice that is %s', async (status, message) => {
    expect(await refused(use((await sent(status)).id, 1))).toEqual([409, expect.stringMatching(message)])
  })

  it('succeeds only once for two concurrent uses of the same credit', async () => {
    await use((await sent()).id, 40)
    const invoices = await Promise.all([sent(), sent(), sent()])
    const statuses = await Promise.all(invoices.map(async (invoice) => (await use(invoice.id, 60)).status))
    expect(statuses.sort()).toEqual([201, 422, 422])
    expect(await left()).toEqual([{ currency: 'USD', amount: 30 }])
  })

  it('returns it to the client when its invoice is deleted, like an overpayment there', async () => {
    const { id } = await sent()
    await use(id, 60)
    await record(id, 50, { creditExcess: true })
    expect(await left()).toEqual([{ currency: 'USD', amount: 80 }])
    await deleteInvoice(owner.user.actor, id)
    expect(await left()).toEqual([{ currency: 'USD', amount: 140 }])
    expect((await look()).entries[0]).toMatchObject({ kind: 'REVERSED', invoiceNumber: null })
  })

  it('keeps it used when the invoice is cancelled, until the payment is removed', async () => {
    const { id } = await sent()
    const { payments } = await body(use(id, 60))
    await setInvoiceStatus(owner.user.actor, id, 'CANCELLED')
    expect(await left()).toEqual([{ currency: 'USD', amount: 70 }])
    expect((await remove(id, payments[0]!.id)).status).toBe(200)
    expect(await left()).toEqual([{ currency: 'USD', amount: 130 }])
  })
})

describe('editing a payment that created credit', () => {
  it('changes only the sent fields, and updates the status', async () => {
    const { id } = await sent()
    const { payments } = await body(record(id, 100, { reference: 'TRX 7' }))
    const changed = { status: 'SENT', amountPaid: 60, balance: 40 }
    expect(await body(change(id, payments[0]!.id, { amount: 60 }))).toMatchObject({
      ...changed,
      payments: [{ amount: 60, paidOn: '2026-11-20', method: 'CARD', reference: 'TRX 7' }],
    })
    expect(
      await body(change(id, payments[0]!.id, { paidOn: '2026-11-01', method: 'CASH', reference: '' })),
    ).toMatchObject({
      ...changed,
      payments: [{ amount: 60, paidOn: '2026-11-01', method: 'CASH', reference: null }],
    })
    expect((await body(change(id, payments[0]!.id, { amount: 100 }))).status).toBe('PAID')
    const events = await db.event.findMany({
      where: { businessId: owner.user.businessId, invoiceId: id },
      orderBy: { id: 'asc' },
    })
    expect(events.slice(2).map(({ type }) => type)).toEqual([
      ...['PAYMENT_RECORDED', 'INVOICE_PAID', 'PAYMENT_CHANGED', 'PAYMENT_CHANGED'],
      ...['PAYMENT_CHANGED', 'INVOICE_PAID'],
    ])
    expect(events[4]!.data).toMatchObject({ before: { amount: 100 }, after: { amount: 60 }, currency: 'USD' })
  })

  it('writes nothing without a change', async () => {
    const { id } = await sent()
    const { payments, version } = await body(record(id, 50))
    const same = { amount: 50, paidOn: '2026-11-20', method: 'CARD', reference: '' }
    for (const to of [same, {}]) expect((await body(change(id, payments[0]!.id, to))).version).toBe(version)
  })

  it('reallocates a new amount, and keeps its credit setting by default', async () => {
    const { id, paymentId } = await overpaid()
    expect(await refused(change(id, paymentId, { amount: 130, creditExcess: false }))).toEqual([
      422,
      {
        amount: [
          'This is more than the balance due without this payment ($100.00). Enter less, or keep the excess as the client’s credit (creditExcess).',
        ],
      },
    ])
    expect(await body(change(id, paymentId, { amount: 130 }))).toMatchObject({
      payments: [{ amount: 100, credited: 30 }],
    })
    expect(await body(change(id, paymentId, { amount: 90 }))).toMatchObject({
      status: 'SENT',
      payments: [{ amount: 90, credited: 0 }],
    })
    expect(await refused(change(id, paymentId, { amount: 130 }))).toEqual([
      422,
      {
        amount: [
          'This is more than the balance due without this payment ($100.00). Enter less, or keep the excess as the client’s credit (creditExcess).',
        ],
      },
    ])
    expect(await kinds()).toEqual([
      ['REVERSED', -30, 0],
      ['OVERPAID', 10, 30],
      ['OVERPAID', 20, 20],
    ])
  })

  it('is rejected if its credit was already used', async () => {
    const { id, paymentId } = await overpaid()
    await payBack(15)
    const before = await look()
    expect((await change(id, paymentId, { amount: 104, creditExcess: true })).status).toBe(409)
    expect(await look()).toEqual(before)
    expect((await change(id, paymentId, { amount: 115, creditExcess: true })).status).toBe(200)
    expect(await left()).toEqual([])
  })

  it('keeps a credit payment’s method, and counts its amount', async () => {
    await addClientCredit(owner.user.actor, clientId, 50)
    const { id } = await sent()
    const paymentId = (await body(use(id, 40))).payments[0]!.id
    expect(await refused(change(id, paymentId, { method: 'CASH' }))).toEqual([
      422,
      { method: [expect.stringMatching(/can’t be changed/)] },
    ])
    expect(await refused(change(id, paymentId, { amount: 60 }))).toEqual([
      422,
      { amount: ['Only $10.00 of credit is left'] },
    ])
    // No new money came in that could exceed the balance.
    await addClientCredit(owner.user.actor, clientId, 100)
    expect(await refused(change(id, paymentId, { amount: 120, creditExcess: true }))).toEqual([
      422,
      { amount: ['This is more than the balance due ($100.00).'] },
    ])
    expect(await body(change(id, paymentId, { amount: 30, paidOn: '2026-11-03' }))).toMatchObject({
      payments: [{ amount: 30, paidOn: '2026-11-03', method: 'CREDIT' }],
    })
    expect(await left()).toEqual([{ currency: 'USD', amount: 120 }])
  })

  it('turns the payment of “Mark as Paid” into an ordinary one', async () => {
    const { id, payments } = await sent('PAID')
    await change(id, payments[0]!.id, { method: 'CARD' })
    await expect(setInvoiceStatus(owner.user.actor, id, 'SENT')).rejects.toThrow(/Remove one/)
  })

  it.each([
    ['amount', { amount: 0 }, 'Amount must be more than 0'],
    ['amount', { amount: null }, 'Amount is required'],
    ['paidOn', { paidOn: '' }, 'Payment date is required'],
    ['paidOn', { paidOn: '2999-01-01' }, expect.stringMatching(/^Please enter a date no later than/)],
    ['method', { method: 'CREDIT' }, 'Must be one of BANK_TRANSFER, CARD, CASH, CHEQUE or OTHER'],
    ['requestId', { requestId: randomUUID() }, 'Unknown field: requestId'],
  ])('rejects an invalid %s', async (field, to, message) => {
    const { id } = await sent()
    const { payments } = await body(record(id, 50))
    const response = await change(id, payments[0]!.id, to)
    expect([response.status, (await response.json()).errors[field]]).toEqual([422, [message]])
  })

  it('rejects a payment of another invoice', async () => {
    const [{ id, payments }, other] = [await sent('PAID'), await sent()]
    expect((await change(other.id, payments[0]!.id, { amount: 1 })).status).toBe(404)
    const stranger = await Browser.signedIn()
    const theirs = call(
      one.PATCH,
      `/api/invoices/${id}/payments/${payments[0]!.id}`,
      ['PATCH', { id: String(id), paymentId: String(payments[0]!.id) }, { amount: 1 }],
      stranger,
    )
    expect((await theirs).status).toBe(404)
  })
})

describe('refunding credit', () => {
  beforeEach(() => addClientCredit(owner.user.actor, clientId, 50))

  it('reduces the credit until the refund is reversed, once', async () => {
    const response = await payBack(20)
    const answer = (await response.json()) as ClientCredit
    expect([response.status, answer.balances]).toEqual([201, [{ currency: 'USD', amount: 30 }]])
    expect(answer.entries[0]).toMatchObject({
      kind: 'REFUNDED',
      amount: -20,
      balance: 30,
      day: '2026-11-21',
      method: 'CASH',
      note: 'By hand',
      isReversed: false,
    })
    const statuses = await Promise.all([1, 2].map(async () => (await takeBack(answer.entries[0]!.id)).status))
    expect(statuses.sort()).toEqual([200, 409])
    expect(await left()).toEqual([{ currency: 'USD', amount: 50 }])
    expect((await look()).entries.map(({ isReversed }) => isReversed)).toEqual([false, true, false])
  })

  it('never exceeds the credit, even under concurrent requests', async () => {
    const statuses = await Promise.all([1, 2, 3].map(async () => (await payBack(30)).status))
    expect(statuses.sort()).toEqual([201, 422, 422])
    expect(await refused(payBack(20.01))).toEqual([422, { amount: ['Only $20.00 of credit is left'] }])
    expect(await refused(payBack(1, { currency: 'EUR' }))).toEqual([
      422,
      { amount: ['This client has no credit in EUR'] },
    ])
  })

  it('waits for a concurrent use, and then applies to the rest', async () => {
    const { actor, businessId } = owner.user
    const of = { clientId, currency: 'USD' }
    const taken = { kind: 'USED', amount: -40, day: '2026-11-21' } as const
    const release = await holdLock((tx) => addCreditEntry(tx, actor, of, taken, createCreditSpentError))
    const answer = refused(payBack(20))
    await waitForBlocked()
    await release()
    expect(await answer).toEqual([422, { amount: ['Only $10.00 of credit is left'] }])
    expect(await db.creditEntry.count({ where: { businessId, kind: 'REFUNDED' } })).toBe(0)
  })

  it.each([
    ['amount', { amount: 1.005 }, 'Amount can have at most 2 decimals'],
    ['refundedOn', { refundedOn: '2999-01-01' }, expect.stringMatching(/no later than/)],
    ['method', { method: 'CREDIT' }, expect.stringMatching(/^Must be one of/)],
    ['currency', { currency: 'XXX' }, expect.stringMatching(/^Must be one of/)],
  ])('rejects an invalid %s', async (field, over, message) => {
    const response = await payBack(1, over)
    expect([response.status, (await response.json()).errors[field]]).toEqual([422, [message]])
  })

  it('is limited to the business and the client', async () => {
    const [entry] = ((await (await payBack(5)).json()) as ClientCredit).entries
    const other = await createClient(owner.user.actor)
    expect((await takeBack(entry!.id, other.id)).status).toBe(404)
    expect((await takeBack(entry!.id - 1)).status).toBe(404)
    expect((await payBack(5, {}, await Browser.signedIn())).status).toBe(404)
  })
})

it('the database lists the credit’s history page by page', async () => {
  for (let count = 1; count <= 21; count++) await addClientCredit(owner.user.actor, clientId, count)
  const path = `/api/clients/${clientId}/credit`
  const first = await call(credit.GET, path, ['GET', { id: String(clientId) }])
  const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!
  const rest = await call(credit.GET, next, ['GET', { id: String(clientId) }])
  expect(((await first.json()) as ClientCredit).entries).toHaveLength(20)
  expect(((await rest.json()) as ClientCredit).entries.map(({ amount }) => amount)).toEqual([1])
  expect(rest.headers.get('link')).toBeNull()
})

it('the database enforces that credit never goes below zero and that its entries are immutable', async () => {
  await addClientCredit(owner.user.actor, clientId, 5)
  const { businessId } = owner.user
  await expect(
    db.creditEntry.create({
      data: { businessId, clientId, currency: 'USD', kind: 'USED', amount: -5.01, day: new Date() },
    }),
  ).rejects.toThrow(/ClientCredit_balance/)
  await expect(
    db.creditEntry.updateMany({ where: { businessId, clientId }, data: { amount: 1 } }),
  ).rejects.toThrow(/never changed/)
})
