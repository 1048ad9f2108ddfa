import { label } from '@/lib/documents/status'

it.each([
  ['BANK_TRANSFER', 'Bank transfer'],
  ['ONE_OFF', 'One off'],
  ['DRAFT', 'Draft'],
  ['CANCELLED', 'Cancelled'],
])('%s reads %s', (constant, words) => {
  expect(label(constant)).toBe(words)
})
