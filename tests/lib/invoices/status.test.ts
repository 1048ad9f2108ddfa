import { paymentMethodLabel, statusLabel, typeLabel } from '@/lib/documents/status'
import { english } from '@/lib/words/english'

it.each([
  ['BANK_TRANSFER', 'Bank transfer'],
  ['ONE_OFF', 'One off'],
  ['DRAFT', 'Draft'],
  ['CANCELLED', 'Cancelled'],
])('%s reads %s', (constant, words) => {
  const labels: Record<string, string> = { ...english.statuses, ...english.types, ...english.paymentMethods }
  expect(labels[constant]).toBe(words)
})

it('has a label for whatever an invoice can be', () => {
  expect([statusLabel('SENT'), typeLabel('RECURRING'), paymentMethodLabel('AUTOCHARGE')]).toEqual([
    'Sent',
    'Recurring',
    'Autocharge',
  ])
})
