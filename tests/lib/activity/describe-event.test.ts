import { describeEvent } from '@/lib/activity/describe-event'
import type { EventType } from '@/lib/activity/types'

const to = ['ada@example.com', 'bob@example.com']

it.each<[EventType, unknown, object]>([
  ['MAIL_SENT', { to, kind: 'INVOICE' }, { text: 'To ada@example.com, bob@example.com' }],
  ['MAIL_QUEUED', { to: ['a@b.co'], kind: 'REMINDER' }, { text: 'Reminder to a@b.co' }],
  ['MAIL_FAILED', { to: ['a@b.co'], reason: 'No such address.' }, { text: 'To a@b.co. No such address.' }],
  ['MAIL_FAILED', { to: [], reason: 'No address.' }, { text: 'No address.' }],
  ['PAYMENT_RECORDED', { amount: 12.5, currency: 'GBP' }, { text: '£12.50' }],
  [
    'PAYMENT_RECORDED',
    { amount: 120, credited: 20, currency: 'GBP' },
    { text: '£120.00, including £20.00 kept as credit' },
  ],
  ['PAYMENT_RECORDED', { amount: 20, currency: 'GBP', method: 'CREDIT' }, { text: '£20.00 from credit' }],
  [
    'PAYMENT_CHANGED',
    {
      currency: 'GBP',
      before: { amount: 40, paidOn: '2026-11-10', method: 'BANK_TRANSFER', reference: null },
      after: { amount: 50, paidOn: '2026-11-12', method: 'CASH', reference: 'TRX 7' },
    },
    {
      text: '£40.00 to £50.00, Nov 10, 2026 to Nov 12, 2026, bank transfer to cash, no reference to TRX 7',
    },
  ],
  [
    'PAYMENT_CHANGED',
    { currency: 'GBP', before: { amount: 40, method: 'CASH' }, after: { amount: 50, method: 'CASH' } },
    { text: '£40.00 to £50.00' },
  ],
  ['PAYMENT_REMOVED', { amount: 1200, currency: 'USD' }, { text: '$1,200.00' }],
  ['LINK_EXPIRY_SET', { expiresOn: '2026-12-31' }, { text: 'Dec 31, 2026' }],
  ['LINK_EXPIRY_SET', { expiresOn: null }, { text: 'None' }],
  ['SCHEDULE_SKIPPED', { day: '2026-12-31' }, { text: 'Dec 31, 2026' }],
  [
    'MAIL_FAILED',
    { to: [], reason: { code: 'smtp.refused', values: { said: '550 no' } } },
    { text: 'The mail server refused it: 550 no' },
  ],
  ['SCHEDULE_PAUSED', { problem: 'Its client was deleted.' }, { text: 'Its client was deleted.' }],
  ['SCHEDULE_RAN', { invoiceNumber: 'INV-8', nextInvoiceId: 8 }, { text: 'INV-8', invoiceId: 8 }],
  [
    'CREATED_BY_SCHEDULE',
    { firstInvoiceNumber: 'INV-7', firstInvoiceId: 7 },
    { text: 'Series of INV-7', invoiceId: 7 },
  ],
  ['INVOICE_CREATED', { invoiceNumber: 'INV-7' }, {}],
])('%s with %j reads %j', (type, data, said) => {
  expect(describeEvent(type, data)).toEqual(said)
})

it.each<[EventType, unknown]>([
  ['PAYMENT_RECORDED', { amount: '12', currency: 7 }],
  ['PAYMENT_CHANGED', { before: 7, after: null, currency: 'GBP' }],
  ['MAIL_SENT', null],
  ['SCHEDULE_RAN', { nextInvoiceId: 'x' }],
  ['SCHEDULE_SKIPPED', { day: 'soon' }],
])('%s ignores malformed data', (type, data) => {
  const { text, invoiceId } = describeEvent(type, data)
  expect([text, invoiceId]).toEqual([undefined, undefined])
})
