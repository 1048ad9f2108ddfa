import { defaultShareMessage } from '@/lib/render/mail/share-message'
import { speechOf } from '@/lib/words/speech/speech'

const ENGLISH = speechOf({})

const invoice = {
  invoiceNumber: 'INV-0042',
  clientName: 'Grace Hopper',
  totalAmount: 1234.5,
  currency: 'GBP',
  dueDate: '2026-11-16',
  url: 'https://sheaf.example/invoice/abc',
}

it('greets, names number, amount with currency, due date and link, and closes with thanks', () => {
  const message = defaultShareMessage(invoice, ENGLISH)
  expect(message).toMatch(/^Hello Grace Hopper,\n/)
  for (const part of ['INV-0042', '£1,234.50 GBP', 'Nov 16, 2026', invoice.url])
    expect(message).toContain(part)
  expect(message).toMatch(/Thank you[^\n]*$/)
})

it.each([
  ['CHF', 'for CHF\u00a01,234.50, '],
  ['CAD', 'for CA$1,234.50 CAD, '],
  ['KWD', 'for KWD\u00a01,234.500, '],
])('says once that it is %s', (currency, amount) => {
  expect(defaultShareMessage({ ...invoice, currency }, ENGLISH)).toContain(amount)
})

it.each([null, ''])('greets the client as Client without a name (%p)', (clientName) => {
  expect(defaultShareMessage({ ...invoice, clientName }, ENGLISH)).toMatch(/^Hello Client,/)
})
