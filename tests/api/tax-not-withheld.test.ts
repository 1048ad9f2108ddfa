import * as paymentRoute from '@/app/api/invoices/[id]/payments/[paymentId]/route'
import * as paymentsRoute from '@/app/api/invoices/[id]/payments/route'
import { creditInvoice } from '@/lib/invoicing/credit-invoice'
import { getClientCredit } from '@/lib/documents/client-credit/queries'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { getInvoice } from '@/lib/documents/queries'
import type { Invoice } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})
afterEach(async () => {
  const { businessId } = owner.user
  expect(await db.$queryRaw`SELECT * FROM wrong_running_totals() WHERE "businessId" = ${businessId}`).toEqual(
    [],
  )
})

/** Creates a sent invoice of 1,210.00, of which 150.00 is withheld. */
const sent = async (over: object = {}) =>
  (
    await createInvoice(owner.user.actor, clientId, {
      status: 'SENT',
      currency: 'EUR',
      taxRate: 21,
      withholding: { label: 'IRPF', rate: 15 },
      lineItems: [{ description: 'Advice', quantity: 1, unitPrice: 1000 }],
      ...over,
    })
  ).id
const answer = async (response: Promise<Response>) => {
  const { status } = await response
  return [status, (await (await response).json()) as Invoice & { errors?: object }] as const
}
const record = (id: number, amount: number, more: object = {}) =>
  answer(
    owner.call(paymentsRoute.POST, `/api/invoices/${id}/payments`, {
      method: 'POST',
      body: { paidOn: '2026-11-20', amount, method: 'BANK_TRANSFER', reference: '', ...more },
      params: { id: String(id) },
    }),
  )
const ofPayment = (method: 'PATCH' | 'DELETE', id: number, paymentId: number, body?: object) =>
  answer(
    owner.call(paymentRoute[method], `/api/invoices/${id}/payments/${paymentId}`, {
      method,
      body,
      params: { id: String(id), paymentId: String(paymentId) },
    }),
  )
const sums = async (id: number) =>
  createDocumentView(await getInvoice(owner.user.actor, id), { today: '2026-11-26' }).sums.map(
    ({ label }) => label,
  )
const WHOLE = { status: 'PAID', amountPaid: 1210, balance: 0, withheldAmount: 0, notWithheldAmount: 150 }

describe('tax that a client did not withhold', () => {
  it('makes the whole total payable, creates no credit, and leaves the issued document unchanged', async () => {
    const id = await sent()
    const before = await sums(id)
    expect((await record(id, 1210))[0]).toBe(422)
    const [status, invoice] = await record(id, 1210, { notWithheld: true })
    expect([status, invoice]).toEqual([201, expect.objectContaining(WHOLE)])
    expect(invoice.payments).toMatchObject([{ amount: 1210, credited: 0, notWithheld: true }])
    expect((await getClientCredit(owner.user.actor, clientId)).balances).toEqual([])
    expect(await sums(id)).toEqual(before.filter((label) => !/due|left/i.test(label)))
    expect(await sums(id)).toContain('Withholding (IRPF 15%)')
  })

  it('counts as withheld again once that payment is deleted', async () => {
    const id = await sent()
    const [, paid] = await record(id, 1210, { notWithheld: true })
    const [, back] = await ofPayment('DELETE', id, paid.payments[0]!.id)
    expect(back).toMatchObject({ status: 'SENT', balance: 1060, withheldAmount: 150 })
    expect(back).not.toHaveProperty('notWithheldAmount')
  })

  it('can be recorded with the last of several payments, and the balance covers the whole total', async () => {
    const id = await sent()
    await record(id, 605)
    const [, part] = await record(id, 500, { notWithheld: true })
    expect(part).toMatchObject({ status: 'SENT', balance: 105 })
    expect(await sums(id)).not.toContain('Withholding (IRPF 15%)')
    expect((await record(id, 105))[1]).toMatchObject(WHOLE)
  })

  it('stays payable if the other payments exceed the balance with withholding', async () => {
    const id = await sent()
    const [, first] = await record(id, 10, { notWithheld: true })
    await record(id, 1200)
    const [, rest] = await ofPayment('DELETE', id, first.payments[0]!.id)
    expect(rest).toMatchObject({ status: 'SENT', balance: 10, withheldAmount: 0, notWithheldAmount: 150 })
  })

  it('can be recorded for an existing payment, and undone', async () => {
    const id = await sent()
    const [, paid] = await record(id, 1060)
    const paymentId = paid.payments[0]!.id
    expect((await ofPayment('PATCH', id, paymentId, { amount: 1210 }))[0]).toBe(422)
    const [, whole] = await ofPayment('PATCH', id, paymentId, { amount: 1210, notWithheld: true })
    expect(whole).toMatchObject(WHOLE)
    const [, again] = await ofPayment('PATCH', id, paymentId, { amount: 1060, notWithheld: false })
    expect(again).toMatchObject({ status: 'PAID', balance: 0, withheldAmount: 150 })
  })

  it('reduces the client’s credit when recorded, and undoing restores it', async () => {
    const id = await sent()
    const credit = async () => (await getClientCredit(owner.user.actor, clientId)).balances
    const [, kept] = await record(id, 1210, { creditExcess: true })
    expect(await credit()).toMatchObject([{ amount: 150 }])
    const paymentId = kept.payments[0]!.id
    expect((await ofPayment('PATCH', id, paymentId, { notWithheld: true }))[1]).toMatchObject(WHOLE)
    expect(await credit()).toEqual([])
    expect((await ofPayment('PATCH', id, paymentId, { notWithheld: false }))[0]).toBe(422)
    const back = await ofPayment('PATCH', id, paymentId, { notWithheld: false, creditExcess: true })
    expect(back[1]).toMatchObject({ status: 'PAID', amountPaid: 1060, withheldAmount: 150 })
    expect(await credit()).toMatchObject([{ amount: 150 }])
  })

  it('becomes the client’s credit when a credit note cancels the invoice', async () => {
    const id = await sent()
    await record(id, 1210, { notWithheld: true })
    const note = await creditInvoice(owner.user.actor, id, {})
    await setInvoiceStatus(owner.user.actor, note.id, 'SENT')
    expect((await getClientCredit(owner.user.actor, clientId)).balances).toMatchObject([
      { currency: 'EUR', amount: 1210 },
    ])
  })

  it('excludes amounts credited by a credit note', async () => {
    const id = await sent()
    const half = { lines: [{ line: 1, quantity: 0.5 }] }
    const note = await creditInvoice(owner.user.actor, id, half)
    await setInvoiceStatus(owner.user.actor, note.id, 'SENT')
    expect((await record(id, 605.01, { notWithheld: true }))[0]).toBe(422)
    const [, paid] = await record(id, 605, { notWithheld: true })
    expect(paid).toMatchObject({ ...WHOLE, amountPaid: 1135, withheldAmount: 75, notWithheldAmount: 75 })
    const rest = await creditInvoice(owner.user.actor, id, {})
    expect(rest).toMatchObject({ totalAmount: 605, withheldAmount: 0 })
    // The full amount again after that note is cancelled.
    await setInvoiceStatus(owner.user.actor, note.id, 'CANCELLED')
    const open = await getInvoice(owner.user.actor, id)
    expect(open).toMatchObject({ status: 'SENT', balance: 605, withheldAmount: 0, notWithheldAmount: 150 })
  })

  it('is rejected if nothing is withheld', async () => {
    const id = await sent({ withholding: null })
    const [status, { errors }] = await record(id, 10, { notWithheld: true })
    expect([status, errors]).toEqual([422, { notWithheld: ['Nothing is withheld on this invoice.'] }])
  })
})
