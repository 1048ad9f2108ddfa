import { findGapBelow } from '@/lib/reports/numbers/number-gaps'
import { formatGap, formatNumberState } from '@/lib/reports/numbers/number-texts'

it.each([
  ['INV-0050', 'inv-{n}', 50, 42, 'INV-0043 to INV-0049 were never used (7)'],
  ['INV-0003', 'inv-{n}', 3, 1, 'INV-0002 was never used'],
  ['19/2026', '{n}/2026', 19, 17, '18/2026 was never used'],
  ['A7-12', 'a{n}-12', 7, 5, 'A6-12 was never used'],
  ['NORT-2026003', '{client}-2026{n}', 3, 1, 'NORT-2026002 was never used'],
  ['INV-9', 'inv-{n}', 9, 8, null],
  ['INV-9', 'inv-{n}', 9, null, null],
  ['SPECIAL', null, null, null, null],
  ['INV-20000', 'inv-{n}', 20_000, 1, 'INV-2 to INV-19999 were never used (19,998)'],
])('below %p in %p, %p after %p: %p', (number, series, count, below, text) => {
  const gap = findGapBelow(number, series, count, below)
  expect(gap && formatGap(gap)).toBe(text)
})

it('the state of a number says what happened to it', () => {
  const release = (reason: 'DELETED' | 'DRAFT_DELETED' | 'CHANGED') =>
    formatNumberState({
      invoice: null,
      released: { at: '2026-11-22T10:00:00.000Z', by: 'Ada', reason, note: null },
    })
  expect(release('DELETED')).toBe('Deleted after issue')
  expect(release('DRAFT_DELETED')).toBe('Draft deleted')
  expect(release('CHANGED')).toBe('Changed by hand')
  const invoice = {
    id: 1,
    status: 'SENT',
    dueDate: '2026-11-22',
    withheldAmount: 0,
    amountPaid: 0,
    amountCredited: 0,
  } as const
  expect(formatNumberState({ invoice, released: null })).toBe('Sent')
})
