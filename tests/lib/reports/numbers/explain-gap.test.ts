import { explainGap, type SkippedRange } from '@/lib/reports/numbers/number-gaps'
import type { SequenceReport } from '@/lib/reports/numbers/number-response'
import { formatGapLine, formatSequence, formatSequenceTitle } from '@/lib/reports/numbers/number-texts'

const skip = (from: number, to: number, reason: SkippedRange['reason'], day = 1): SkippedRange => ({
  from,
  to,
  reason,
  by: null,
  at: new Date(Date.UTC(2026, 10, day)),
})
const parts = (from: number, to: number, ...skips: SkippedRange[]) =>
  explainGap(from, to, skips).map((part) => [part.from, part.to, part.why?.reason ?? null])

it.each([
  ['nothing is known', [], [[3, 9, null]]],
  ['all of it is', [skip(3, 9, 'SET')], [[3, 9, 'SET']]],
  ['more than it is', [skip(1, 20, 'SET')], [[3, 9, 'SET']]],
  [
    'its beginning is',
    [skip(1, 5, 'SET')],
    [
      [3, 5, 'SET'],
      [6, 9, null],
    ],
  ],
  [
    'its end is',
    [skip(8, 12, 'TYPED')],
    [
      [3, 7, null],
      [8, 9, 'TYPED'],
    ],
  ],
  [
    'its middle is',
    [skip(5, 6, 'TYPED')],
    [
      [3, 4, null],
      [5, 6, 'TYPED'],
      [7, 9, null],
    ],
  ],
  [
    'two things are',
    [skip(6, 9, 'TYPED'), skip(3, 5, 'SET')],
    [
      [3, 5, 'SET'],
      [6, 9, 'TYPED'],
    ],
  ],
  ['one was written down after another', [skip(3, 9, 'SET', 2), skip(2, 9, 'STARTED', 1)], [[3, 9, 'SET']]],
  ['something else is', [skip(1, 2, 'SET'), skip(10, 11, 'SET')], [[3, 9, null]]],
] as const)('a gap from 3 to 9, of which %s', (_, skips, expected) => {
  expect(parts(3, 9, ...skips)).toEqual(expected)
})

it('the number report explains nothing without a gap', () => {
  expect(parts(4, 3, skip(1, 9, 'SET'))).toEqual([])
})

const report: SequenceReport = {
  kind: 'INVOICE',
  series: 'inv-2026-{n}',
  period: '2026',
  first: 'INV-2026-0001',
  last: 'INV-2026-0057',
  issued: 55,
  drafts: 0,
  withdrawn: 0,
  explained: 2,
  unexplained: 0,
}

it.each([
  [report, '2026'],
  [{ ...report, period: null }, 'INV-2026-####'],
  [{ ...report, period: null, series: '{n}/2026', last: '17/2026' }, '####/2026'],
  [{ ...report, period: null, series: '{client}-{yyyy}-{n}', last: 'ACME-2026-3' }, '{CLIENT}-{YYYY}-####'],
  [{ ...report, period: null, series: null, last: 'X' }, 'Outside any sequence'],
])('the number report names a sequence: %#', (of, title) => {
  expect(formatSequenceTitle(of)).toBe(title)
})

it('the number report summarises the state of a sequence in one line', () => {
  expect(formatSequence(report)).toBe(
    'INV-2026-0001 to INV-2026-0057, 55 issued, 2 gaps explained, 0 unexplained',
  )
  const more = { drafts: 2, withdrawn: 1, explained: 1, unexplained: 1200 }
  expect(formatSequence({ ...report, ...more })).toBe(
    'INV-2026-0001 to INV-2026-0057, 55 issued, 2 drafts, 1 withdrawn after issue, 1 gap explained, 1,200 unexplained',
  )
})

it('the number report explains each gap', () => {
  const gap = { from: 'A-2', to: 'A-4', count: 3, at: null, by: null, isStart: false }
  const line = (reason: SkippedRange['reason'] | null, isStart = false) =>
    formatGapLine({ ...gap, reason, isStart }, 'A-5')
  const missing = 'A-2 to A-4 were never used (3): '
  expect(line('TYPED')).toBe(`${missing}A-5 was typed by hand`)
  expect(line('SET')).toBe(`${missing}the next number was set to a higher one`)
  expect(line('CHANGED')).toBe(`${missing}the numbering was changed, and went on from there`)
  expect(line('TAKEN')).toBe(`${missing}they are used by documents outside this series`)
  expect(line('IMPORTED')).toBe(`${missing}they are from before numbers were recorded here`)
  expect(line(null)).toBe(`${missing}no reason was recorded`)
  expect(line('STARTED', true)).toBe('Numbering began with A-5')
  expect(line(null, true)).toBe(`${missing}no reason was recorded`)
})
