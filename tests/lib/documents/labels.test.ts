import { getStatusLabel, getTypeLabel } from '@/lib/documents/labels'
import { labels } from '@/lib/i18n/messages/en/labels'

it.each([
  ['BANK_TRANSFER', 'Bank transfer'],
  ['ONE_OFF', 'One off'],
  ['DRAFT', 'Draft'],
  ['CANCELLED', 'Cancelled'],
])('%s reads %s', (constant, words) => {
  const all: Record<string, string> = { ...labels.statuses, ...labels.types, ...labels.paymentMethods }
  expect(all[constant]).toBe(words)
})

it('the catalogue has a label for every value of an invoice', () => {
  expect([getStatusLabel('SENT'), getTypeLabel('RECURRING'), labels.paymentMethods.AUTOCHARGE]).toEqual([
    'Sent',
    'Recurring',
    'Autocharge',
  ])
})
