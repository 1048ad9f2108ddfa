import * as statusRoute from '@/app/api/invoices/[id]/status/route'
import { creditInvoice } from '@/lib/invoicing/credit-invoice'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { listObstacles } from '@/lib/documents/transitions/list-obstacles'
import { getInvoice } from '@/lib/documents/queries'
import { STATUSES_BY_KIND, type InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeAll(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})

const make = async (status: InvoiceStatus, unitPrice = 100) => {
  const lineItems = [{ description: 'Work', quantity: 1, unitPrice }]
  return (await createInvoice(owner.user.actor, clientId, { status, lineItems })).id
}
const pay = (id: number, amount: number) =>
  recordPayment(owner.user.actor, id, { paidOn: '2026-11-20', amount, method: 'CASH', reference: null })

const issueNote = async (id: number) => {
  const note = await creditInvoice(owner.user.actor, id, {})
  await setInvoiceStatus(owner.user.actor, note.id, 'SENT')
}

const PAYMENTS = /^Payments are recorded for this invoice/
const COVERED = /^Its payments cover the whole amount/
const CREDITED = /^Its credit notes cover the whole amount/
const PAID_AND_CREDITED = /^Its payments and credit notes cover the whole amount/
const NOTE = /^Credit note CN-\d+ takes from this invoice/

describe('spec 4: reasons why a status can’t be set', () => {
  it.each<[string, () => Promise<number>, Partial<Record<InvoiceStatus, RegExp>>]>([
    ['nothing where nothing was recorded', () => make('SENT'), {}],
    ['nothing where "Mark as Paid" recorded the payment', () => make('PAID'), {}],
    [
      'a payment of a part',
      async () => {
        const id = await make('SENT')
        await pay(id, 40)
        return id
      },
      { DRAFT: PAYMENTS },
    ],
    [
      'payments of all of it',
      async () => {
        const id = await make('SENT')
        await pay(id, 100)
        return id
      },
      { DRAFT: PAYMENTS, SENT: COVERED },
    ],
    [
      'a credit note',
      async () => {
        const id = await make('SENT')
        await creditInvoice(owner.user.actor, id, {})
        return id
      },
      { DRAFT: NOTE, CANCELLED: NOTE },
    ],
    [
      'an issued credit note over all of it',
      async () => {
        const id = await make('SENT')
        await issueNote(id)
        return id
      },
      { DRAFT: NOTE, CANCELLED: NOTE, SENT: CREDITED },
    ],
    [
      'a payment of a part and an issued credit note',
      async () => {
        const id = await make('SENT')
        await pay(id, 40)
        await issueNote(id)
        return id
      },
      { DRAFT: NOTE, CANCELLED: NOTE, SENT: PAID_AND_CREDITED },
    ],
    ['that nothing is to be paid', () => make('PAID', 0), { SENT: /^There is nothing to pay/ }],
  ])('%s, like the change itself', async (_, prepare, expected) => {
    const id = await prepare()
    const invoice = await getInvoice(owner.user.actor, id)
    const { creditNotes, ...obstacles } = (await listObstacles(owner.user.actor, [invoice])).get(id)!
    expect(creditNotes !== undefined).toBe(Object.values(expected).includes(NOTE))
    expect(Object.keys(obstacles).sort()).toEqual(Object.keys(expected).sort())
    for (const status of STATUSES_BY_KIND.INVOICE) {
      const words = expected[status]
      if (!words) continue
      expect(obstacles[status]).toMatch(words)
      const response = await owner.call(statusRoute.PATCH, `/api/invoices/${id}/status`, {
        method: 'PATCH',
        body: { status },
        params: { id: String(id) },
      })
      expect([response.status, (await response.json()).message]).toEqual([409, obstacles[status]])
    }
  })

  it('reveal nothing about another business’s invoices', async () => {
    const stranger = await Browser.signedIn()
    const id = await make('SENT')
    await pay(id, 40)
    const invoice = await getInvoice(owner.user.actor, id)
    const found = await listObstacles(stranger.user.actor, [{ ...invoice, amountPaid: 0 }])
    expect(found.get(id)).toEqual({})
  })
})
