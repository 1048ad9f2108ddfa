import { getInvoice } from '@/lib/documents/queries'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { creditInvoice } from '@/lib/invoicing/credit-invoice'
import { duplicateInvoice } from '@/lib/invoicing/duplicate-invoice'
import { db } from '@/lib/platform/db/client'
import * as invoices from '@/app/api/invoices/route'
import * as invoice from '@/app/api/invoices/[id]/route'
import type { Invoice } from '@/lib/documents/types'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'

let count = 0

async function start() {
  const owner = await Browser.signedIn()
  const { actor } = owner.user
  const where = { id: actor.businessId }
  await db.business.update({ where, data: { country: 'DE' } })
  const clientId = (await createClient(actor)).id
  const body = (over: object = {}) => ({
    clientId,
    currency: 'USD',
    issueDate: '2026-11-20',
    dueDate: '2026-12-04',
    taxRate: 19,
    invoiceNumber: `RATE-${++count}`,
    lineItems: [{ description: 'Design', quantity: 1, unitPrice: 1000 }],
    exchangeRate: 0.9123,
    exchangeRateDate: '2026-11-19',
    ...over,
  })
  const post = (over?: object) =>
    owner.call(invoices.POST, '/api/invoices', { method: 'POST', body: body(over) })
  const create = async (over?: object) => (await (await post(over)).json()) as Invoice
  const patch = (id: number, over: object) =>
    owner.call(invoice.PATCH, `/api/invoices/${id}`, {
      method: 'PATCH',
      body: body(over),
      params: { id: String(id) },
    })
  const moveToPoland = () => db.business.update({ where, data: { country: 'PL' } })
  return { actor, post, create, patch, moveToPoland }
}

const getRate = ({ exchangeRate, exchangeRateDate }: Invoice) => [exchangeRate, exchangeRateDate]

it('a rate is stored with its day, changed, and removed together with it', async () => {
  const { create, patch } = await start()
  const made = await create({ exchangeRate: 0.0000008123 })
  expect(getRate(made)).toEqual([0.0000008123, '2026-11-19'])
  expect(made.seller.taxCurrency).toBe('EUR')
  const change = async (over: object) => getRate((await (await patch(made.id, over)).json()) as Invoice)
  expect(await change({ exchangeRate: 1234.5 })).toEqual([1234.5, '2026-11-19'])
  expect(await change({ exchangeRate: null })).toEqual([null, null])
})

it.each([
  [{ exchangeRate: 0 }, 'exchangeRate'],
  [{ exchangeRate: -1 }, 'exchangeRate'],
  [{ exchangeRate: 1_000_001 }, 'exchangeRate'],
  [{ exchangeRate: 0.12345678901 }, 'exchangeRate'],
  [{ exchangeRate: '0.9' }, 'exchangeRate'],
  [{ exchangeRateDate: null }, 'exchangeRateDate'],
  [{ exchangeRateDate: '2026-02-30' }, 'exchangeRateDate'],
])('an invoice with %j is refused', async (over, field) => {
  const { post } = await start()
  const response = await post(over)
  expect(response.status).toBe(422)
  expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field])
})

it('an issued invoice keeps the currency of its tax when the business moves', async () => {
  const { actor, create, moveToPoland } = await start()
  const { id } = await create()
  await setInvoiceStatus(actor, id, 'SENT')
  await moveToPoland()
  const issued = await getInvoice(actor, id)
  expect(createDocumentView(issued, { today: '2026-11-20' }).reasons).toEqual([
    expect.stringContaining('€173.34 (1 USD = 0.9123 EUR, 19 November 2026)'),
  ])
  expect((await create()).seller.taxCurrency).toBe('PLN')
})

it('a credit note has the rate of its invoice, a copy none', async () => {
  const { actor, create } = await start()
  const { id } = await create()
  await setInvoiceStatus(actor, id, 'SENT')
  expect(getRate(await creditInvoice(actor, id, {}))).toEqual([0.9123, '2026-11-19'])
  expect(getRate(await duplicateInvoice(actor, id))).toEqual([null, null])
})
