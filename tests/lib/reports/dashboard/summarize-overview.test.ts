import {
  mergeSums,
  summarizeAges,
  summarizeIncome,
  summarizeToday,
  type AgedGroup,
} from '@/lib/reports/dashboard/summarize-dashboard'

const group = (values: Partial<AgedGroup>): AgedGroup => ({
  currency: 'GBP',
  status: 'SENT',
  age: 'NOT_DUE',
  count: 1,
  total: '10.00',
  paid: '0.00',
  ...values,
})
const none = { count: 0, sums: [] }

it('the dashboard summary groups balances into overdue, due this week and drafts', () => {
  const groups = [
    group({ age: 'TO_30', count: 2, total: '0.30', paid: '0.10' }),
    group({ age: 'OVER_90', total: '5.00' }),
    group({ age: 'TO_60', currency: 'EUR', total: '7.00' }),
    group({ age: 'WEEK', total: '9.00' }),
    group({ age: 'NOT_DUE', total: '1000.00' }),
    group({ age: null, status: 'DRAFT', count: 3, total: '4.00' }),
    group({ age: null, status: 'PAID', total: '99.00', paid: '99.00' }),
  ]
  expect(summarizeToday(groups, 'GBP')).toEqual({
    overdue: {
      count: 4,
      sums: [
        { currency: 'GBP', amount: 5.2 },
        { currency: 'EUR', amount: 7 },
      ],
    },
    week: { count: 1, sums: [{ currency: 'GBP', amount: 9 }] },
    drafts: { count: 3, sums: [{ currency: 'GBP', amount: 4 }] },
  })
  expect(summarizeAges(groups, 'GBP')).toEqual({
    NOT_DUE: { count: 2, sums: [{ currency: 'GBP', amount: 1009 }] },
    TO_30: { count: 2, sums: [{ currency: 'GBP', amount: 0.2 }] },
    TO_60: { count: 1, sums: [{ currency: 'EUR', amount: 7 }] },
    TO_90: none,
    OVER_90: { count: 1, sums: [{ currency: 'GBP', amount: 5 }] },
  })
})

it('the dashboard summary lists every month in order, by currency, with the business’s currency first', () => {
  const income = summarizeIncome(
    [
      { month: '2026-10', currency: 'CAD', paid: '1.10' },
      { month: '2026-10', currency: 'USD', paid: '2.20' },
      { month: '2026-11', currency: 'CAD', paid: '3.30' },
    ],
    ['2026-09', '2026-10', '2026-11'],
    'USD',
  )
  expect(income).toEqual([
    { month: '2026-09', sums: [] },
    {
      month: '2026-10',
      sums: [
        { currency: 'USD', amount: 2.2 },
        { currency: 'CAD', amount: 1.1 },
      ],
    },
    { month: '2026-11', sums: [{ currency: 'CAD', amount: 3.3 }] },
  ])
  expect(
    mergeSums(
      income.map(({ sums }) => sums),
      'USD',
    ),
  ).toEqual([
    { currency: 'USD', amount: 2.2 },
    { currency: 'CAD', amount: 4.4 },
  ])
})
