import { getStatusLabel, getTypeLabel } from '@/lib/documents/labels'
import { english } from '@/lib/i18n/documents/en'

it.each([
  ['BANK_TRANSFER', 'Bank transfer'],
  ['ONE_OFF', 'One-off'],
  ['DRAFT', 'Draft'],
  ['CANCELLED', 'Cancelled'],
])('%s reads %s', (constant, words) => {
  const all: Record<string, string> = { ...english.statuses, ...english.types, ...english.paymentMethods }
  expect(all[constant]).toBe(words)
})

it('the catalogue has a label for every value of an invoice', () => {
  expect([getStatusLabel('SENT'), getTypeLabel('RECURRING'), english.paymentMethods.AUTOCHARGE]).toEqual([
    'Sent',
    'Recurring',
    'Autocharge',
  ])
})
