import { createShareMessage } from '@/lib/mail/letters/share-message'
import { createReceiptMail } from '@/lib/mail/letters/receipt-mail'
import type { Invoice } from '@/lib/documents/types'
import { getMessages } from '@/lib/i18n/get-messages'

const ENGLISH = getMessages({})
const TODAY = '2026-11-10'

const invoice = {
  invoiceNumber: 'INV-0042',
  client: { name: 'Grace Hopper', companyName: null },
  status: 'SENT' as const,
  totalAmount: 1234.5,
  balance: 1234.5,
  currency: 'GBP',
  dueDate: '2026-11-16',
  url: 'https://sheaf.example/invoice/abc',
}
type Over = Partial<Parameters<typeof createShareMessage>[0]>
const messageOf = (over: Over = {}, language?: 'ja') =>
  createShareMessage({ ...invoice, ...over }, TODAY, language ? getMessages({ language }) : ENGLISH)

it('greets, states number, amount with currency, due date and link, and closes with thanks', () => {
  const message = messageOf()
  expect(message).toMatch(/^Hello Grace Hopper,\n/)
  for (const part of ['INV-0042', '£1,234.50', 'Nov 16, 2026', invoice.url]) expect(message).toContain(part)
  expect(message).toMatch(/Thank you[^\n]*$/)
})

const LATE = '2026-11-09'
it.each<[string, Over, string]>([
  [
    'what was paid of it',
    { balance: 1000 },
    'for £1,234.50. £1,000.00 is still to be paid, by Nov 16, 2026.',
  ],
  ['its last day', { dueDate: TODAY }, 'for £1,234.50, due Nov 10, 2026.'],
  ['a day that has passed', { dueDate: LATE }, 'for £1,234.50. It was due on Nov 9, 2026.'],
  [
    'what is left of it since then',
    { dueDate: LATE, balance: 0.5 },
    'for £1,234.50. It was due on Nov 9, 2026. £0.50 is still to be paid.',
  ],
  ['that it is paid', { status: 'PAID', balance: 0 }, 'for £1,234.50. The invoice is paid in full.'],
  [
    'that nothing is left of an invoice that a credit note settled',
    { status: 'PAID', balance: 0, amountCredited: 34.5 },
    'for £1,234.50. Nothing is left to pay.',
  ],
  ['that it is cancelled', { status: 'CANCELLED' }, 'for £1,234.50. This invoice has been cancelled.'],
  [
    'that a quote is cancelled',
    { kind: 'QUOTE', status: 'CANCELLED' },
    'for £1,234.50. This quote has been cancelled.',
  ],
  ['no day where there is nothing to pay', { totalAmount: 0, balance: 0 }, 'for £0.00.'],
  ['no day of a quote that has expired', { kind: 'QUOTE', dueDate: LATE }, 'for £1,234.50.'],
  ['no day of a quote that was answered', { kind: 'QUOTE', status: 'ACCEPTED' }, 'for £1,234.50.'],
  ['no day of a pro forma invoice once it has passed', { kind: 'PROFORMA', dueDate: LATE }, 'for £1,234.50.'],
])('the share message includes %s', (_, over, text) => {
  expect(
    messageOf(over)
      .split('\n\n')[1]!
      .replace(/^.*(?=for £)/, ''),
  ).toBe(text)
})

it('the share message puts no space between two Japanese sentences', () => {
  expect(messageOf({ balance: 1000 }, 'ja')).toMatch(/。残額は/)
})

it.each([
  ['2026-11-16', '£1,000.00 is still to be paid, due on Nov 16, 2026.'],
  [LATE, '£1,000.00 is still to be paid. It was due on Nov 9, 2026.'],
])('a receipt states the balance of an invoice due on %s', (dueDate, text) => {
  const paid = { ...invoice, dueDate, balance: 1000, client: { name: 'Grace' } } as unknown as Invoice
  const payment = { amount: 234.5, credited: 0, paidOn: TODAY, method: 'CASH' } as const
  expect(createReceiptMail(paid, payment, null, TODAY, ENGLISH).message).toContain(text)
})

it.each([
  ['CHF', 'for CHF\u00a01,234.50, '],
  ['USD', 'for $1,234.50 USD, '],
  ['CAD', 'for CA$1,234.50, '],
  ['KWD', 'for KWD\u00a01,234.500, '],
])('the share message states once that it is %s', (currency, amount) => {
  expect(messageOf({ currency })).toContain(amount)
})

it('addresses the client as Client without a name', () => {
  expect(messageOf({ client: { name: '', companyName: null } })).toMatch(/^Hello Client,/)
})

it.each([
  [{ name: '山田商事株式会社', companyName: '山田商事株式会社' }, '山田商事株式会社 御中'],
  [{ name: '山田商事株式会社', companyName: null }, '山田商事株式会社 御中'],
  [{ name: '㈱山田', companyName: null }, '㈱山田 御中'],
  [{ name: 'Ada Trading, Inc.', companyName: null }, 'Ada Trading, Inc. 御中'],
  [{ name: '山田太郎', companyName: '山田商事株式会社' }, '山田太郎 様'],
  [{ name: '山田太郎', companyName: null }, '山田太郎 様'],
  [{ name: 'Ada Incent', companyName: null }, 'Ada Incent 様'],
])('addresses %j in Japanese as %s', (client, address) => {
  expect(messageOf({ client }, 'ja').split('\n')[0]).toBe(address)
})
