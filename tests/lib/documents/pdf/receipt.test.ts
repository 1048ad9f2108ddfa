import type { Payment } from '@/lib/documents/payments/payment-response'
import type { Invoice } from '@/lib/documents/types'
import { INVOICE_TEMPLATES } from '@/lib/business/design'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import { createReceiptView, listReceiptPayments } from '@/lib/documents/view/receipt-view'
import {
  findForeignLetters,
  OMEGA_MESSAGES,
  OMEGA_RECEIPT_MESSAGES,
  createWordlessSource,
} from '../../../factories/omega-messages'
import { readPdf, getPageText } from './read-pdf'
import { createSampleSource } from './sample-invoices'

const payment = (id: number, over: Partial<Payment> = {}): Payment => ({
  id,
  paidOn: '2025-01-10',
  amount: 30,
  credited: 0,
  method: 'CARD',
  reference: 'Mine',
  ...over,
})
const invoiceOf = (of: object, payments: Payment[]) =>
  ({
    ...of,
    id: 7,
    subtotal: 100,
    taxAmount: 0,
    totalAmount: 100,
    amountPaid: 30,
    balance: 70,
    payments,
  }) as unknown as Invoice
const today = '2025-01-25'
afterAll(closeRenderer)

it('the receipt contains only texts of its language', async () => {
  const all = (['CARD', 'CREDIT', 'CASH', 'CHEQUE', 'OTHER', 'BANK_TRANSFER'] as const).map((method, at) =>
    payment(at, { method, amount: 10, credited: at === 5 ? 5 : 0 }),
  )
  const invoice = invoiceOf(createWordlessSource({ status: 'SENT' }), all)
  const view = createReceiptView(invoice, all.slice(1), {
    today,
    words: OMEGA_MESSAGES,
    receipt: OMEGA_RECEIPT_MESSAGES,
  })
  const text = getPageText(
    ...readPdf(await (await renderInvoicePdf(view, today, { use: 'business', id: 1 })).bytes()).pages,
  )
  expect(findForeignLetters(text)).toEqual([])
  expect(text.match(/Ω+/g)!.length).toBeGreaterThan(12)
})

it('the receipt lists the requested payment, with earlier payments and the balance at that time', () => {
  const invoice = invoiceOf(createSampleSource(1, { status: 'SENT' }), [
    payment(1),
    payment(2, { amount: 20 }),
    payment(3),
  ])
  const view = createReceiptView(invoice, [invoice.payments[1]!], { today })
  expect(view.sums?.map(({ value }) => value)).toEqual(['£100.00', '£30.00', '£20.00', '£50.00'])
  expect([view.amountDue, view.lines.length, view.payment, view.notes]).toEqual(['£20.00', 1, [], null])
  expect(view).toMatchObject({
    status: 'SENT',
    badge: null,
    isPartiallyPaid: false,
    title: 'Receipt for invoice INV-0042',
  })
})

it.each(INVOICE_TEMPLATES)('the receipt has a table without quantities: %s', async (template) => {
  const seller = { ...createSampleSource(0).seller, template }
  const invoice = invoiceOf(createSampleSource(1, { status: 'SENT', seller }), [
    payment(1, { paidOn: '2025-12-10' }),
  ])
  const view = createReceiptView(invoice, invoice.payments, { today })
  const file = readPdf(await (await renderInvoicePdf(view, '2025-12-10', { use: 'business', id: 1 })).bytes())
  expect(file.pages).toHaveLength(1)
  const [date, amount] = ['Date', 'Amount'].map((head) => file.pages[0]!.find(({ text }) => text === head)!)
  expect(date!.y).toBeCloseTo(amount!.y)
  expect(date!.x).toBeLessThan(amount!.x)
  expect(getPageText(...file.pages)).not.toMatch(/Quantity|Mine|Item 1/)
})

it('the receipt does not count withholding as a balance due', () => {
  const of = createSampleSource(1, { status: 'PAID', withheldAmount: 15 })
  const invoice = invoiceOf(of, [payment(1, { amount: 85 })])
  const view = createReceiptView(invoice, invoice.payments, { today })
  expect(view.sums.map(({ label, value }) => [label, value])).toEqual([
    ['Invoice total', '£100.00'],
    ['Withheld', '−£15.00'],
    ['Paid', '£85.00'],
    ['Balance due', '£0.00'],
  ])
})

describe('an invoice with a credit note', () => {
  const note = payment(1, { method: 'CREDIT_NOTE', amount: 40, reference: 'CN-0002' })
  const sumsOf = (invoice: Invoice) =>
    createReceiptView(invoice, listReceiptPayments(invoice), { today }).sums.map(
      ({ label, value }) => `${label} ${value}`,
    )

  it.each([
    ['before', [note, payment(2, { amount: 60 })]],
    ['after', [payment(2, { amount: 60 }), note]],
  ])('its receipt counts only money as paid, credited %s the payment', (_, payments) => {
    const of = createSampleSource(1, { status: 'PAID', amountCredited: 40 })
    const invoice = invoiceOf(of, payments)
    expect(sumsOf(invoice)).toEqual([
      'Invoice total £100.00',
      'Credit note CN-0002 −£40.00',
      'Paid £60.00',
      'Balance due £0.00',
    ])
    const view = createReceiptView(invoice, listReceiptPayments(invoice), { today })
    expect(view).toMatchObject({ amountDue: '£60.00', stamp: 'paid', lines: [{ amount: '£60.00' }] })
  })

  it('has no receipt if nobody paid', () => {
    const of = createSampleSource(1, { status: 'PAID', amountCredited: 100 })
    expect(listReceiptPayments(invoiceOf(of, [{ ...note, amount: 100 }]))).toEqual([])
  })
})
