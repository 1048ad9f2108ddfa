import { addDays } from '@/lib/core/dates'
import { english } from '@/lib/i18n/documents/en'
import {
  isOutstanding,
  type DocumentKind,
  INVOICE_STATUSES,
  type InvoiceStatus,
} from '@/lib/documents/lifecycle/kinds'
import {
  findDueState,
  getBalance,
  getDraftAmount,
  hasBalanceDue,
  getBalanceDue,
  getPayableAmount,
  formatDueNote,
  formatPaymentStatus,
  getPaymentStatus,
  type PaymentStatusInput,
} from '@/lib/documents/payment-status/payment-status'

const TODAY = '2026-11-09'
const judged = (over: Partial<PaymentStatusInput> = {}): PaymentStatusInput => ({
  status: 'SENT',
  dueDate: TODAY,
  totalAmount: '660.10',
  amountPaid: 0,
  ...over,
})
const formatted = (over: Partial<PaymentStatusInput>) => formatPaymentStatus(judged(over), TODAY, english)
const standing = (over?: Partial<PaymentStatusInput>) => getPaymentStatus(judged(over), TODAY)

it.each<[InvoiceStatus, string, string]>([
  ['SENT', '2026-11-09', 'Due today'],
  ['SENT', '2026-11-10', 'Due in 1 day'],
  ['SENT', '2026-11-23', 'Due in 14 days'],
  ['SENT', '2026-11-08', 'Overdue by 1 day'],
  ['SENT', '2025-11-09', 'Overdue by 365 days'],
  ['DRAFT', '2026-11-01', 'Overdue by 8 days'],
  ['PAID', '2026-11-01', 'Paid'],
  ['CANCELLED', '2026-11-01', 'Cancelled'],
])('%s and due on %s: %s', (status, dueDate, text) => {
  expect(formatted({ status, dueDate })).toBe(text)
})

it.each<[Partial<PaymentStatusInput>, string]>([
  [{ dueDate: '2026-11-02' }, 'Overdue by 7 days'],
  [{ dueDate: '2026-11-18' }, 'Due in 9 days'],
  [{}, ''],
  [{ kind: 'QUOTE', dueDate: '2026-11-08' }, ''],
])('a heading says what no badge beside it says: %o', (over, text) => {
  expect(formatDueNote(judged(over), TODAY, english)).toBe(text)
})

it('the payment status marks as overdue only sent documents past their due date', () => {
  expect(standing({ dueDate: '2026-11-08' })).toMatchObject({ kind: 'OVERDUE', overdue: true, daysLeft: -1 })
  expect(standing()).toMatchObject({ kind: 'DUE', overdue: false, daysLeft: 0 })
  for (const status of ['DRAFT', 'PAID', 'CANCELLED'] as const)
    expect(standing({ status, dueDate: '2020-01-01' })).toMatchObject({ kind: status, overdue: false })
})

it.each<[Partial<PaymentStatusInput>, ReturnType<typeof findDueState>]>([
  [{ dueDate: '2026-11-08' }, 'OVERDUE'],
  [{ dueDate: '2026-11-08', amountPaid: '660.10' }, null],
  [{}, 'DUE_TODAY'],
  [{ dueDate: '2026-11-10' }, null],
  [{ status: 'DRAFT' }, null],
  [{ status: 'PAID', dueDate: '2026-11-08' }, null],
  [{ kind: 'QUOTE', dueDate: '2026-11-08' }, 'EXPIRED'],
  [{ kind: 'QUOTE' }, null],
  [{ kind: 'QUOTE', status: 'ACCEPTED', dueDate: '2026-11-08' }, null],
  [{ kind: 'PROFORMA', dueDate: '2026-11-08' }, null],
])('the badge beside the status of %o is %s', (over, expected) => {
  expect(findDueState(judged(over), TODAY)).toBe(expected)
})

it.each<[InvoiceStatus, total: string, paid: string, owed: string, isPartiallyPaid: boolean]>([
  ['DRAFT', '660.10', '0', '0.00', false],
  ['SENT', '660.10', '0', '660.10', false],
  ['SENT', '660.10', '300.00', '360.10', true],
  ['SENT', '660.10', '660.09', '0.01', true],
  // A document with nothing to pay from the start isn't partly paid.
  ['SENT', '0', '0', '0.00', false],
  ['PAID', '660.10', '660.10', '0.00', false],
  ['CANCELLED', '660.10', '0', '0.00', false],
  ['CANCELLED', '660.10', '300.00', '0.00', false],
  // More digits than a float can hold.
  ['SENT', '90071992547409.93', '0.01', '90071992547409.92', true],
])(
  '%s of %s with %s paid has a balance due of %s',
  (status, totalAmount, amountPaid, owed, isPartiallyPaid) => {
    const sums = { status, totalAmount, amountPaid }
    expect(getBalanceDue(sums).toFixed(2)).toBe(owed)
    expect(standing(sums).owed.toFixed(2)).toBe(owed)
    expect(standing(sums).isPartiallyPaid).toBe(isPartiallyPaid)
  },
)

it('the payment status can be partly paid and overdue at once', () => {
  expect(standing({ dueDate: '2026-11-01', amountPaid: 60 })).toMatchObject({
    kind: 'OVERDUE',
    isPartiallyPaid: true,
  })
})

it('the payment status treats a form that was never saved as unpaid', () => {
  expect(standing({ amountPaid: undefined })).toMatchObject({ isPartiallyPaid: false })
  // Tax paid to the tax office isn't owed to the seller.
  expect(standing({ withheldAmount: '99.10' }).owed.toFixed(2)).toBe('561.00')
})

it('the payment status counts drafts and sent invoices as outstanding', () => {
  expect(INVOICE_STATUSES.filter((status) => isOutstanding({ status }))).toEqual(['DRAFT', 'SENT'])
})

it.each<[DocumentKind, InvoiceStatus, daysLeft: number, stands: string, text: string]>([
  ['QUOTE', 'SENT', -1, 'EXPIRED', 'Expired'],
  ['QUOTE', 'SENT', 0, 'SENT', 'Valid until today'],
  ['QUOTE', 'SENT', 1, 'SENT', 'Valid for 1 day'],
  ['QUOTE', 'ACCEPTED', -1, 'ACCEPTED', 'Accepted'],
  ['QUOTE', 'DECLINED', -1, 'DECLINED', 'Declined'],
  ['CREDIT_NOTE', 'SENT', -1, 'SENT', ''],
  ['CREDIT_NOTE', 'SENT', 1, 'SENT', ''],
  ['PROFORMA', 'SENT', -1, 'SENT', ''],
  ['PROFORMA', 'SENT', 0, 'SENT', 'Due today'],
])(
  'the payment status owes nothing on a %s that is %s with %i days left: %s, "%s"',
  (kind, status, daysLeft, stands, text) => {
    const document = { kind, status, dueDate: addDays(TODAY, daysLeft) }
    const one = standing(document)
    expect(formatted(document)).toBe(text)
    expect(one).toMatchObject({ kind: stands, daysLeft, overdue: false, isPartiallyPaid: false })
    expect(one.owed.toFixed(2)).toBe('0.00')
  },
)

it('the payment status subtracts withholding from the balance due, and counts drafts as drafted only', () => {
  const sums = { totalAmount: '100', withheldAmount: '20', amountPaid: '30' }
  expect(getPayableAmount(sums).toFixed()).toBe('80')
  expect(getBalance(sums).toFixed()).toBe('50')
  const each = INVOICE_STATUSES.map((status) => ({ ...sums, status }))
  expect(each.map((one) => getBalanceDue(one).toNumber())).toEqual([0, 50, 0, 0])
  expect(each.map((one) => getDraftAmount(one).toNumber())).toEqual([50, 0, 0, 0])
  expect(each.map((one) => hasBalanceDue(one))).toEqual([false, true, false, false])
})

it('the payment status has nothing to pay if withholding covers the rest', () => {
  const sums = { status: 'SENT', totalAmount: '100', withheldAmount: '20', amountPaid: '80' } as const
  expect([hasBalanceDue(sums), hasBalanceDue({ ...sums, amountPaid: '79.99' })]).toEqual([false, true])
})
