import { formatPlural, interpolate } from '@/lib/i18n/texts'
import { labels } from '@/lib/i18n/messages/en/labels'

it('interpolation fills in each placeholder once, and leaves unknown ones', () => {
  expect(interpolate('{a} and {b}, {c}', { a: '{b}', b: 2 })).toBe('{b} and 2, {c}')
  expect(interpolate('{constructor}', {})).toBe('{constructor}')
})

it.each([
  [1, 'Due in 1 day'],
  [0, 'Due in 0 days'],
  [14, 'Due in 14 days'],
])('interpolation formats %i in the given locale', (count, said) => {
  expect(formatPlural(labels.paymentStatus.dueIn, count, labels.locale)).toBe(said)
})

it('interpolation selects the language’s plural form', () => {
  const days = { one: '{count} dzień', few: '{count} dni', many: '{count} dni', other: '{count} dnia' }
  expect([1, 2, 5, 1.5].map((count) => formatPlural(days, count, 'pl'))).toEqual([
    '1 dzień',
    '2 dni',
    '5 dni',
    '1.5 dnia',
  ])
})
