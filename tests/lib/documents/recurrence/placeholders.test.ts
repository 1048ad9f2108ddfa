import {
  PLACEHOLDERS,
  fillPlaceholders,
  findNamedPeriod,
  getBillingPeriod,
} from '@/lib/documents/recurrence/placeholders'
import type { Recurrence } from '@/lib/documents/recurrence/types'

it('a recurring text fills in known placeholders, and leaves other braces alone', () => {
  const text = 'Retainer {month} {year} ({quarter}, {date}) {other} {constructor} {'
  expect(fillPlaceholders(text, '2026-11-05')).toBe(
    'Retainer November 2026 (Q4, Nov 5, 2026) {other} {constructor} {',
  )
  expect(fillPlaceholders('{month}', '')).toBe('{month}')
})

it.each([
  // Short months aren't skipped.
  ['{month-1}', '2026-03-31', 'February'],
  ['{month+1}', '2026-01-31', 'February'],
  ['{month-1}', '2026-01-15', 'December'],
  ['{month-1 year}', '2026-01-15', 'December 2025'],
  ['{month year}', '2026-01-15', 'January 2026'],
  ['{month-13 year}', '2026-01-15', 'December 2024'],
  ['{quarter-1}', '2026-02-28', 'Q4'],
  ['{quarter-1 year}', '2026-02-28', 'Q4 2025'],
  ['{quarter+1}', '2026-12-31', 'Q1'],
  ['{year-1}', '2024-02-29', '2023'],
  ['{year+1}', '2024-02-29', '2025'],
  // Typed on a phone, or in a word processor that inserts dashes.
  ['{month − 1}', '2026-03-31', 'February'],
  ['{month–1}', '2026-03-31', 'February'],
  ['{year year}', '2026-01-01', '{year year}'],
  ['{date-1}', '2026-01-01', '{date-1}'],
  ['{month-1', '2026-01-01', '{month-1'],
  ['{month*2}', '2026-01-01', '{month*2}'],
  ['{year+999}', '2026-01-01', '{year+999}'],
])('%s on %s is %s', (text, day, filled) => {
  expect(fillPlaceholders(text, day)).toBe(filled)
})

const monthly: Recurrence = { frequency: 'MONTHLY', every: 1 }
it.each<[string, Recurrence | null, string, string]>([
  ['{period}', monthly, '2026-10-31', '1–31 October 2026'],
  ['{period}', null, '2026-10-15', '1–31 October 2026'],
  ['{period}', monthly, '2024-02-29', '1–29 February 2024'],
  ['{period-1}', monthly, '2026-03-31', '1–28 February 2026'],
  ['{period+1}', monthly, '2026-12-05', '1–31 January 2027'],
  ['{period}', { frequency: 'MONTHLY', every: 2 }, '2026-10-15', '1 October – 30 November 2026'],
  ['{period-1}', { frequency: 'MONTHLY', every: 2 }, '2026-01-15', '1 November – 31 December 2025'],
  ['{period}', { frequency: 'MONTHLY', every: 2 }, '2026-12-15', '1 December 2026 – 31 January 2027'],
  ['{period}', { frequency: 'QUARTERLY', every: 1 }, '2026-11-05', '1 October – 31 December 2026'],
  ['{period-1}', { frequency: 'QUARTERLY', every: 1 }, '2026-02-28', '1 October – 31 December 2025'],
  ['{period}', { frequency: 'YEARLY', every: 1 }, '2024-02-29', '1 January – 31 December 2024'],
  // Weeks start on Monday (ISO 8601), across year ends and clock changes.
  ['{period}', { frequency: 'WEEKLY', every: 1 }, '2027-01-03', '28 December 2026 – 3 January 2027'],
  ['{period}', { frequency: 'WEEKLY', every: 1 }, '2026-03-29', '23–29 March 2026'],
  ['{period}', { frequency: 'WEEKLY', every: 2 }, '2026-10-26', '26 October – 8 November 2026'],
  ['{period-1}', { frequency: 'WEEKLY', every: 2 }, '2026-10-26', '12–25 October 2026'],
])('%s in a schedule %j on %s is %s', (text, rhythm, day, filled) => {
  expect(fillPlaceholders(text, day, rhythm)).toBe(filled)
})

it('a recurring text has no period beyond the calendar’s range', () => {
  expect(getBillingPeriod('2999-12-15', monthly, 1)).toBeNull()
  expect(fillPlaceholders('{period+1}', '2999-12-15', monthly)).toBe('{period+1}')
})

it('a recurring text fills in every placeholder that the form lists', () => {
  for (const { name } of PLACEHOLDERS) expect(fillPlaceholders(name, '2026-11-05')).not.toContain('{')
})

it.each<[string, Recurrence | null, string, [string, string] | null]>([
  ['Retainer {month-1}', monthly, '2026-01-15', ['2025-12-01', '2025-12-31']],
  ['Retainer {month year}', monthly, '2026-02-28', ['2026-02-01', '2026-02-28']],
  ['Q{quarter}', monthly, '2026-11-05', ['2026-10-01', '2026-12-31']],
  ['Licence {year+1}', { frequency: 'YEARLY', every: 1 }, '2026-12-01', ['2027-01-01', '2027-12-31']],
  ['{period-1} and {month}', { frequency: 'WEEKLY', every: 2 }, '2026-10-26', ['2026-10-12', '2026-10-25']],
  // The date of issue is no period, and other braces are text.
  ['{date}', monthly, '2026-10-26', null],
  ['Hosting {server}', monthly, '2026-10-26', null],
])('%s in a schedule %j on %s bills %j', (text, rhythm, day, period) => {
  expect(findNamedPeriod(text, day, rhythm)).toEqual(period)
})
