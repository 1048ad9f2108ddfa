import { toSuggestedActions, type SuggestedActionRecord } from '@/lib/reports/dashboard/suggested-actions'

const row = (
  kind: SuggestedActionRecord['kind'],
  invoiceId: number,
  over: Partial<SuggestedActionRecord> = {},
): SuggestedActionRecord => ({
  kind,
  invoiceId,
  invoiceNumber: `INV-${invoiceId}`,
  clientName: 'Hannah Reed',
  currency: 'GBP',
  amount: 10,
  dueDate: '2026-11-14',
  mailId: null,
  to: [],
  isSeries: false,
  credit: 0,
  remindedAt: null,
  obstacle: null,
  ...over,
})
const many = (kind: SuggestedActionRecord['kind'], count: number, from: number) =>
  Array.from({ length: count }, (_, index) => row(kind, from + index))
const CLOCK = { today: '2026-11-21', timeZone: 'Europe/London' }
const shown = (rows: SuggestedActionRecord[]) =>
  toSuggestedActions(rows, CLOCK).suggestions.map(({ invoiceId }) => invoiceId)

it.each<[string, SuggestedActionRecord[], number[]]>([
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

it('the suggested reminder lists all remindable invoices, and the skipped ones with reasons', () => {
  const reminded = (invoiceId: number, at: string) =>
    row('OVERDUE', invoiceId, { obstacle: 'REMINDED', remindedAt: at })
  const rows = [
    row('OVERDUE', 1, { obstacle: 'NO_ADDRESS' }),
    ...many('OVERDUE', 7, 2),
    reminded(9, '2026-11-21T08:00:00Z'),
    reminded(10, '2026-11-20T23:59:00Z'),
    reminded(11, '2026-11-16T08:00:00Z'),
    row('OVERDUE', 12, { obstacle: 'COVERED', credit: 50, currency: 'EUR' }),
    row('DRAFT', 30),
  ]
  const { invoices, skipped } = toSuggestedActions(rows, CLOCK).reminders
  expect(invoices.map(({ invoiceId }) => invoiceId)).toEqual([2, 3, 4, 5, 6, 7, 8])
  expect(skipped).toEqual([
    { invoiceNumber: 'INV-1', reason: { kind: 'NO_ADDRESS' } },
    { invoiceNumber: 'INV-9', reason: { kind: 'REMINDED', when: 'today', day: '2026-11-21' } },
    { invoiceNumber: 'INV-10', reason: { kind: 'REMINDED', when: 'yesterday', day: '2026-11-20' } },
    { invoiceNumber: 'INV-11', reason: { kind: 'REMINDED', when: 'earlier', day: '2026-11-16' } },
    { invoiceNumber: 'INV-12', reason: { kind: 'COVERED', credit: 50, currency: 'EUR' } },
  ])
  expect(shown(rows)).not.toContain(1)
})

it('the suggested reminder offers to apply credit that covers a client’s balance', () => {
  const [act] = toSuggestedActions(
    [row('OVERDUE', 12, { obstacle: 'COVERED', credit: 50 })],
    CLOCK,
  ).suggestions
  expect(act).toMatchObject({ invoiceId: 12, credit: 50, isCovered: true })
})
