import { isOutstanding } from '@/lib/documents/lifecycle/kinds'
import { leftText, owedOf, standingOf, type Judged } from '@/lib/documents/standing'
import { INVOICE_STATUSES, type InvoiceStatus } from '@/lib/documents/types'

const TODAY = '2026-11-09'
const judged = (over: Partial<Judged> = {}): Judged => ({
  status: 'SENT',
  dueDate: TODAY,
  totalAmount: '660.10',
  amountPaid: 0,
  ...over,
})
const standing = (over?: Partial<Judged>) => standingOf(judged(over), TODAY)

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
  expect(standing({ status, dueDate }).text).toBe(text)
})

it('marks overdue only what was sent and is past its day', () => {
  expect(standing({ dueDate: '2026-11-08' })).toMatchObject({ kind: 'OVERDUE', overdue: true, daysLeft: -1 })
  expect(standing()).toMatchObject({ kind: 'DUE', overdue: false, daysLeft: 0 })
  for (const status of ['DRAFT', 'PAID', 'CANCELLED'] as const)
    expect(standing({ status, dueDate: '2020-01-01' })).toMatchObject({ kind: status, overdue: false })
})

it.each<[InvoiceStatus, total: string, paid: string, owed: string, partPaid: boolean, left: string | null]>([
  ['DRAFT', '660.10', '0', '0.00', false, null],
  ['SENT', '660.10', '0', '660.10', false, null],
  ['SENT', '660.10', '300.00', '360.10', true, '£360.10 left'],
  ['SENT', '660.10', '660.09', '0.01', true, '£0.01 left'],
  // Nothing to pay from the start is not partly paid.
  ['SENT', '0', '0', '0.00', false, null],
  ['PAID', '660.10', '660.10', '0.00', false, null],
  ['CANCELLED', '660.10', '0', '0.00', false, null],
  ['CANCELLED', '660.10', '300.00', '0.00', false, null],
  // More digits than a float holds.
  ['SENT', '90071992547409.93', '0.01', '90071992547409.92', true, '£90,071,992,547,409.92 left'],
])('%s of %s with %s paid: %s is owed', (status, totalAmount, amountPaid, owed, partPaid, left) => {
  const sums = { status, totalAmount, amountPaid }
  expect(owedOf(sums).toFixed(2)).toBe(owed)
  expect(standing(sums).owed.toFixed(2)).toBe(owed)
  expect(standing(sums).partPaid).toBe(partPaid)
  expect(leftText(sums, 'GBP')).toBe(left)
})

it('is partly paid and overdue at once', () => {
  expect(standing({ dueDate: '2026-11-01', amountPaid: 60 })).toMatchObject({
    kind: 'OVERDUE',
    partPaid: true,
  })
})

it('takes a form that was never saved as unpaid', () => {
  expect(standing({ amountPaid: undefined })).toMatchObject({ partPaid: false })
  // Nobody waits for what goes to a tax office.
  expect(standing({ withheldAmount: '99.10' }).owed.toFixed(2)).toBe('561.00')
})

it('counts drafts and sent invoices as outstanding', () => {
  expect(INVOICE_STATUSES.filter((status) => isOutstanding({ status }))).toEqual(['DRAFT', 'SENT'])
})
