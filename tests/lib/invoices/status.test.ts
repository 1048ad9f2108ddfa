import { dueText, isOutstanding, isOverdue, label } from '@/lib/invoices/status'
import { INVOICE_STATUSES, type InvoiceStatus } from '@/lib/invoices/types'

const TODAY = '2026-11-09'

it.each([
  ['BANK_TRANSFER', 'Bank transfer'],
  ['ONE_OFF', 'One off'],
  ['DRAFT', 'Draft'],
  ['CANCELLED', 'Cancelled'],
])('%s reads %s', (constant, words) => {
  expect(label(constant)).toBe(words)
})

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
  expect(dueText({ status, dueDate }, TODAY)).toBe(text)
})

it('marks overdue only what was sent and is past its day', () => {
  const overdue = (status: InvoiceStatus, dueDate: string) => isOverdue({ status, dueDate }, TODAY)
  expect(overdue('SENT', '2026-11-08')).toBe(true)
  expect(overdue('SENT', '2026-11-09')).toBe(false)
  for (const status of ['DRAFT', 'PAID', 'CANCELLED'] as const)
    expect(overdue(status, '2020-01-01')).toBe(false)
})

it('counts drafts and sent invoices as outstanding', () => {
  expect(INVOICE_STATUSES.filter(isOutstanding)).toEqual(['DRAFT', 'SENT'])
})
