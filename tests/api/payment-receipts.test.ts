import * as receiptRoute from '@/app/api/invoices/[id]/payments/[paymentId]/receipt/route'
import * as one from '@/app/api/invoices/[id]/payments/[paymentId]/route'
import * as all from '@/app/api/invoices/[id]/payments/route'
import * as publicReceipt from '@/app/api/public/invoice/[token]/receipt/route'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { Invoice } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { createPublicLink } from '@/lib/public-links/public-links'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { setUpMailServer } from '@/tests/factories/mail-server'
import { createSmtpServer } from '@/tests/factories/smtp-server'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { contains, readPdf } from '../lib/documents/pdf/read-pdf'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const smtp = setUpMailServer(createSmtpServer())
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
let invoice: Invoice
afterAll(closeRenderer)
afterEach(deleteUsers)
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd' }))
  clientId = (await createClient(owner.user.actor, { name: 'Ann', email: 'ap@northwind.test' })).id
  const made = { invoiceNumber: 'INV-7', status: 'SENT', shared: true, issueDate: '2026-11-01' } as const
  invoice = await createInvoice(owner.user.actor, clientId, made)
})

const record = async (amount: number, over: object = {}) => {
  const response = await owner.call(all.POST, `/api/invoices/${invoice.id}/payments`, {
    method: 'POST',
    params: { id: String(invoice.id) },
    body: { paidOn: '2026-11-20', amount, method: 'BANK_TRANSFER', reference: 'Secret', ...over },
  })
  const { payments } = (await response.json()) as Invoice
  return payments.at(-1)!.id
}
const ofPayment = (paymentId: number) => ({
  params: { id: String(invoice.id), paymentId: String(paymentId) },
})
const path = (paymentId: number) => `/api/invoices/${invoice.id}/payments/${paymentId}/receipt`
const download = (paymentId: number, browser: Browser = owner) =>
  browser.call(receiptRoute.GET, path(paymentId), ofPayment(paymentId))
const send = (paymentId: number, body?: object, browser: Browser = owner) =>
  browser.call(receiptRoute.POST, path(paymentId), { ...ofPayment(paymentId), method: 'POST', body })
const openPublic = (token = invoice.publicToken!) =>
  new Browser().call(publicReceipt.GET, `/api/public/invoice/${token}/receipt`, { params: { token } })
const textOf = async (response: Response) => readPdf(new Uint8Array(await response.arrayBuffer()))

/** Checks that each text is present, or absent. */
function says(file: ReturnType<typeof readPdf>, texts: string[], isThere = true) {
  for (const text of texts) expect([text, contains(file, text)]).toEqual([text, isThere])
}

it.each(['CLASSIC', 'MODERN', 'COMPACT'] as const)(
  'is a file in the template of the invoice: %s',
  async (invoiceTemplate) => {
    await db.business.update({ where: { id: owner.user.businessId }, data: { invoiceTemplate } })
    // Issued documents keep their design.
    invoice = await createInvoice(owner.user.actor, clientId, { invoiceNumber: 'INV-8', status: 'SENT' })
    await record(30, { paidOn: '2026-11-10', method: 'CASH' })
    const response = await download(await record(40))
    expect(response.headers.get('content-disposition')).toContain('Receipt-INV-8-2026-11-20.pdf')
    const file = await textOf(response)
    says(file, [invoiceTemplate === 'MODERN' ? 'Receipt' : 'RECEIPT', 'INV-8', 'Robin Ltd', 'Ann'])
    says(file, [
      'Received from',
      'Payment date',
      'Invoice date',
      'Nov 20, 2026',
      'Bank transfer',
      'Amount paid',
      '$40.00',
    ])
    says(file, ['Invoice total', '$100.00', 'Previously paid', '$30.00', 'Paid now', 'Balance due'])
    says(file, ['Cash', 'Nov 10, 2026', 'Secret', 'Quantity', 'Consulting', 'PAID'], false)
  },
)

it('a receipt is unchanged by later payments, and shows the amount kept as credit', async () => {
  const first = await record(40)
  const before = await textOf(await download(first))
  const last = await record(80, { creditExcess: true })
  expect(await textOf(await download(first))).toEqual(before)
  const file = await textOf(await download(last))
  says(file, ['$80.00', 'Kept as credit', '$20.00', '$60.00', '$0.00', 'PAID'])
})

it('a receipt requires the invoice’s payment, and permission to read it', async () => {
  const paymentId = await record(40)
  expect((await download(paymentId + 1)).status).toBe(404)
  expect((await send(paymentId + 1)).status).toBe(404)
  const stranger = await Browser.signedIn()
  expect((await download(paymentId, stranger)).status).toBe(404)
  expect((await send(paymentId, {}, stranger)).status).toBe(404)
})

it('a receipt is emailed on request with the invoice, repeatedly, with the state at that time', async () => {
  const paymentId = await record(40)
  const first = (await (await send(paymentId)).json()) as InvoiceMail
  expect(first).toMatchObject({ kind: 'RECEIPT', to: ['ap@northwind.test'] })
  await owner.call(one.PATCH, `/api/invoices/${invoice.id}/payments/${paymentId}`, {
    ...ofPayment(paymentId),
    method: 'PATCH',
    body: { amount: 45 },
  })
  await runOutbox()
  expect(smtp.mails).toHaveLength(1)
  const { source } = smtp.mails[0]!
  expect(source).toContain('filename=Receipt-INV-7-2026-11-20.pdf')
  expect(source).toContain('filename=Invoice-INV-7.pdf')
  const { message } = await db.outboxMail.findFirstOrThrow({ where: { ref: first.id } })
  expect(message).toMatch(/We received your payment of \$45\.00 for invoice INV-7/)
  expect(message).toMatch(/\$55\.00 is still to be paid/)
  expect((await (await send(paymentId)).json()).id).not.toBe(first.id)
})

it('a receipt shows amounts kept as credit, and payments from credit', async () => {
  const paymentId = await record(120, { creditExcess: true, sendReceipt: true })
  const other = await createInvoice(owner.user.actor, clientId, { status: 'SENT' })
  const { payWithCredit } = await import('@/lib/invoicing/payments/pay-with-credit')
  const used = await payWithCredit(owner.user.actor, other.id, { amount: 20 })
  const messages = await db.outboxMail.findMany({ where: { businessId: owner.user.businessId } })
  expect(messages.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /payment of \$120\.00 for invoice INV-7.*\n\n\$20\.00 of it exceeds the amount due and is kept as your credit\.\n\nThe invoice is paid in full\./,
    ),
  ])
  expect(paymentId).toBeGreaterThan(0)
  invoice = other
  await send(used.payments[0]!.id)
  const last = await db.outboxMail.findFirstOrThrow({ where: { invoiceId: other.id } })
  expect(last.message).toMatch(/We used \$20\.00 of your credit for invoice/)
})

it('a receipt is not sent without an address', async () => {
  const paymentId = await record(40)
  await db.client.update({
    where: { own: { businessId: owner.user.businessId, id: clientId } },
    data: { email: null },
  })
  const refused = await send(paymentId)
  expect([refused.status, (await refused.json()).message]).toEqual([
    422,
    'This client has no email address to send a receipt to.',
  ])
})

it('a receipt with every payment is available to the client once the invoice is paid', async () => {
  await record(40, { method: 'CASH', paidOn: '2026-11-10' })
  expect((await openPublic()).status).toBe(404)
  await record(60)
  const response = await openPublic()
  expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow'])
  const file = await textOf(response)
  says(file, ['RECEIPT', 'Cash', 'Nov 10, 2026', '$40.00', 'Bank transfer', 'Nov 20, 2026', '$60.00', 'PAID'])
  says(file, ['Secret', 'ap@northwind.test', 'Previously paid'], false)
  await setInvoiceStatus(owner.user.actor, invoice.id, 'CANCELLED')
  expect((await openPublic()).status).toBe(404)
  expect((await openPublic('A'.repeat(43))).status).toBe(404)
})

it('a receipt does not exist if there was nothing to pay', async () => {
  const lineItems = [{ description: 'Gift', quantity: 1, unitPrice: 0 }]
  const free = await createInvoice(owner.user.actor, clientId, { status: 'PAID', lineItems })
  const { publicToken } = await createPublicLink(owner.user.actor, free.id)
  expect((await openPublic(publicToken!)).status).toBe(404)
})
