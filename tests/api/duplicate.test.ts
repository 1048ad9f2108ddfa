import * as duplicate from '@/app/api/invoices/[id]/duplicate/route'
import { deleteClient } from '@/lib/invoicing/delete-client'
import { db } from '@/lib/platform/db/client'
import { addDays, todayIn } from '@/lib/core/dates'
import { listInvoiceEvents } from '@/lib/activity/queries'
import type { Invoice } from '@/lib/documents/types'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number

beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ timeZone: 'Pacific/Kiritimati' }))
  clientId = (await createClient(owner.user.actor)).id
})

const copy = (id: number, browser: Browser = owner) =>
  browser.call(duplicate.POST, `/api/invoices/${id}/duplicate`, {
    method: 'POST',
    params: { id: String(id) },
  })
const copied = async (id: number) => {
  const response = await copy(id)
  expect(response.status).toBe(201)
  return (await response.json()) as Invoice
}

it('duplicating copies a paid invoice as a draft: next number, today’s date, the same terms, texts and lines', async () => {
  const source = await createInvoice(owner.user.actor, clientId, {
    status: 'PAID',
    shared: true,
    invoiceNumber: '2026/017',
    issueDate: '2026-01-31',
    dueDate: '2026-03-02',
    currency: 'EUR',
    taxRate: 9.975,
    notes: 'Thanks',
    termsAndConditions: 'Net 30',
    paymentMethod: 'BANK_TRANSFER',
    lineItems: [
      { description: 'Design\nsix templates', quantity: 3.75, unitPrice: 85.5 },
      { description: 'Hosting', quantity: 1, unitPrice: 12 },
    ],
  })
  const today = todayIn('Pacific/Kiritimati')
  const answer = await copied(source.id)
  expect(answer).toMatchObject({
    invoiceNumber: '2026/018',
    status: 'DRAFT',
    clientId,
    issueDate: today,
    dueDate: addDays(today, 30),
    currency: 'EUR',
    taxRate: 9.975,
    totalAmount: source.totalAmount,
    amountPaid: 0,
    notes: 'Thanks',
    termsAndConditions: 'Net 30',
    paymentMethod: 'BANK_TRANSFER',
    publicToken: null,
    payments: [],
    version: 1,
  })
  const texts = ({ lineItems }: Invoice) => lineItems.map(({ id: _id, ...line }) => line)
  expect(texts(answer)).toEqual(texts(source))
})

it('duplicating records the copy on both timelines with links to each other', async () => {
  const source = await createInvoice(owner.user.actor, clientId, { invoiceNumber: 'INV-0041' })
  const { id } = await copied(source.id)
  expect((await listInvoiceEvents(owner.user.actor, source.id))[0]).toMatchObject({
    type: 'INVOICE_DUPLICATED',
    detail: 'INV-0042',
    aboutInvoiceId: id,
  })
  expect(await listInvoiceEvents(owner.user.actor, id)).toMatchObject([
    { type: 'CREATED_AS_COPY', detail: 'Copy of INV-0041', aboutInvoiceId: source.id },
  ])
})

it('duplicating a schedule’s first invoice creates a single one', async () => {
  const source = await createInvoice(owner.user.actor, clientId, {
    invoiceType: 'RECURRING',
    recurringDate: addDays(todayIn('UTC'), 30),
  })
  expect(source.paymentMethod).toBe('AUTOCHARGE')
  const { id, ...answer } = await copied(source.id)
  expect(answer).toMatchObject({ invoiceType: 'ONE_OFF', recurringDate: null, paymentMethod: 'REQUEST' })
  expect(await db.recurringSchedule.count({ where: { invoiceId: id } })).toBe(0)
})

it('duplicating gives concurrent copies distinct numbers', async () => {
  const source = await createInvoice(owner.user.actor, clientId)
  const numbers = await Promise.all(
    Array.from({ length: 12 }, async () => (await copied(source.id)).invoiceNumber),
  )
  expect(new Set([...numbers, source.invoiceNumber]).size).toBe(13)
})

it('duplicating answers 409 if the client was deleted, and copies nothing', async () => {
  const source = await createInvoice(owner.user.actor, clientId)
  await deleteClient(owner.user.actor, clientId)
  const response = await copy(source.id)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    message: 'The client of this invoice was deleted. Create a new invoice for another client.',
  })
  expect(await db.invoice.count({ where: { businessId: owner.user.businessId } })).toBe(1)
})

it('duplicating answers 404 for another business’s invoice, as for a missing one', async () => {
  const stranger = await Browser.signedIn()
  const source = await createInvoice(owner.user.actor, clientId)
  const [foreign, missing] = [await copy(source.id, stranger), await copy(2_000_000_000, stranger)]
  expect([foreign.status, missing.status]).toEqual([404, 404])
  expect(await foreign.text()).toBe(await missing.text())
  expect(await db.invoice.count({ where: { businessId: stranger.user.businessId } })).toBe(0)
})
