import { actsOf, type ActRow } from '@/lib/reports/dashboard/acts'

const row = (kind: ActRow['kind'], invoiceId: number, over: Partial<ActRow> = {}): ActRow => ({
  ...{ kind, invoiceId, invoiceNumber: `INV-${invoiceId}`, clientName: 'Hannah Reed', currency: 'GBP' },
  ...{ amount: 10, dueDate: '2026-11-14', mailId: null, isSeries: false, obstacle: null },
  ...over,
})
const many = (kind: ActRow['kind'], count: number, from: number) =>
  Array.from({ length: count }, (_, index) => row(kind, from + index))
const shown = (rows: ActRow[]) => actsOf(rows).stack.map(({ invoiceId }) => invoiceId)

it.each<[string, ActRow[], number[]]>([
  ['nothing', [], []],
  ['overdue alone fill it', many('OVERDUE', 12, 1), [1, 2, 3, 4, 5]],
  [
    'every kind has its turn',
    [...many('SOON', 3, 40), ...many('DRAFT', 3, 30), ...many('OVERDUE', 12, 1), ...many('FAILED', 2, 20)],
    [20, 1, 2, 3, 30],
  ],
  [
    'what is left goes to the more urgent',
    [...many('OVERDUE', 4, 1), ...many('SOON', 2, 40)],
    [1, 2, 3, 4, 40],
  ],
  ['drafts alone', many('DRAFT', 2, 30), [30, 31]],
  [
    'a quote that is to be billed comes ahead of a draft, one that ends comes last',
    [...many('ENDS', 1, 50), ...many('DRAFT', 1, 30), ...many('SOON', 1, 40), ...many('ACCEPTED', 2, 60)],
    [60, 61, 30, 40, 50],
  ],
])('%s', (_, rows, expected) => {
  expect(shown(rows)).toEqual(expected)
})

it('offers all that can be reminded of at once, and says who is left out and why', () => {
  const rows = [
    row('OVERDUE', 1, { obstacle: 'NO_ADDRESS' }),
    ...many('OVERDUE', 7, 2),
    row('OVERDUE', 9, { obstacle: 'REMINDED' }),
    row('DRAFT', 30),
  ]
  expect(actsOf(rows).remind).toEqual({
    ids: [2, 3, 4, 5, 6, 7, 8],
    leftOut: [
      ['INV-1', 'The client has no e-mail address'],
      ['INV-9', 'Reminded within the last 7 days'],
    ],
  })
  expect(shown(rows)).not.toContain(1)
})
