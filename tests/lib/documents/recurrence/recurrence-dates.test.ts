import { formatReason } from '@/lib/i18n/format-reason'
import fc from 'fast-check'
import { addDays } from '@/lib/core/dates'
import {
  getAnchor,
  findDayAt,
  alignToMonthEnd,
  listNextDates,
  decideStep,
  findDayProblem,
  type DueStep,
} from '@/lib/documents/recurrence/recurrence-dates'
import { frequencies, type MissedPolicy, type ScheduleRule } from '@/lib/documents/recurrence/types'

const rule = (over: Partial<ScheduleRule> = {}): ScheduleRule => ({
  frequency: 'MONTHLY',
  every: 1,
  startsOn: '2026-01-31',
  endsOn: null,
  maxRuns: null,
  ...over,
})

it.each<[Partial<ScheduleRule>, string[]]>([
  [{}, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  [{ every: 2 }, ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31', '2026-09-30']],
  [{ frequency: 'WEEKLY', every: 2 }, ['2026-01-31', '2026-02-14', '2026-02-28', '2026-03-14', '2026-03-28']],
  [{ frequency: 'QUARTERLY' }, ['2026-01-31', '2026-04-30', '2026-07-31', '2026-10-31', '2027-01-31']],
  [
    { frequency: 'YEARLY', startsOn: '2024-02-29' },
    ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
  ],
  [{ endsOn: '2026-03-30' }, ['2026-01-31', '2026-02-28']],
  // The end date itself is included.
  [{ endsOn: '2026-02-28' }, ['2026-01-31', '2026-02-28']],
  [{ endsOn: '2026-01-31' }, ['2026-01-31']],
  [{ maxRuns: 3 }, ['2026-01-31', '2026-02-28', '2026-03-31']],
])('a recurrence computes the next dates of %j', (over, days) => {
  expect(listNextDates(rule(over), 5)).toEqual(days)
})

it('a recurrence starts at the given date, and counts earlier runs', () => {
  expect(listNextDates(rule(), 2, { from: '2026-03-01' })).toEqual(['2026-03-31', '2026-04-30'])
  expect(listNextDates(rule({ maxRuns: 3 }), 5, { from: '2026-02-01', createdCount: 2 })).toEqual([
    '2026-02-28',
  ])
  expect(listNextDates(rule({ maxRuns: 3 }), 5, { createdCount: 3 })).toEqual([])
})

const anyRule = fc.record({
  frequency: fc.constantFrom(...frequencies),
  every: fc.integer({ min: 1, max: 12 }),
  startsOn: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days)),
})

it('a recurrence never goes back or repeats a day, and keeps the day of the month where it exists', () => {
  fc.assert(
    fc.property(anyRule, fc.integer({ min: 0, max: 200 }), (rhythm, index) => {
      const [before, day] = [findDayAt(rhythm, index), findDayAt(rhythm, index + 1)]
      fc.pre(before !== null && day !== null)
      expect(day! > before!).toBe(true)
      if (rhythm.frequency === 'WEEKLY') return
      const wanted = rhythm.startsOn.slice(8)
      const isLastOfMonth = addDays(day!, 1).endsWith('-01')
      expect(day!.slice(8) === wanted || (isLastOfMonth && day!.slice(8) < wanted)).toBe(true)
    }),
  )
})

it('a recurrence finds the next date from any day as counting from the start would', () => {
  fc.assert(
    fc.property(anyRule, fc.integer({ min: -100, max: 2000 }), (rhythm, days) => {
      const from = addDays(rhythm.startsOn, days)
      const [found] = listNextDates({ ...rhythm, endsOn: null, maxRuns: null }, 1, { from })
      let index = 0
      while (findDayAt(rhythm, index)! < from) index++
      expect(found).toBe(findDayAt(rhythm, index))
    }),
  )
})

it.each([
  // The 31st stays the anchor day across a shorter month.
  ['MONTHLY', 1, '2026-01-31', '2026-02-28', '2026-01-31'],
  ['MONTHLY', 1, '2026-01-31', '2026-02-27', '2026-02-27'],
  // Also for other intervals and earlier starts.
  ['MONTHLY', 2, '2026-01-31', '2026-02-28', '2025-12-31'],
  ['QUARTERLY', 1, '2027-01-31', '2027-02-28', '2026-08-31'],
  ['YEARLY', 1, '2024-02-29', '2027-02-28', '2024-02-29'],
  ['YEARLY', 1, '2024-02-29', '2028-02-28', '2028-02-28'],
  ['WEEKLY', 2, '2026-01-05', '2026-01-19', '2026-01-05'],
  ['WEEKLY', 2, '2026-01-05', '2026-01-12', '2026-01-12'],
  ['MONTHLY', 1, '2026-05-31', '2026-04-30', '2026-03-31'],
] as const)(
  '%s every %d, counted from %s and next on %s, is counted from %s',
  (frequency, every, anchor, next, is) => {
    expect(getAnchor({ frequency, every }, anchor, next)).toBe(is)
  },
)

it.each([
  ['MONTHLY', 1, '2027-01-31', '2027-02-28', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  ['MONTHLY', 1, '2027-05-31', '2027-06-30', ['2027-06-30', '2027-07-31', '2027-08-31', '2027-09-30']],
  ['MONTHLY', 1, '2027-01-30', '2027-02-28', ['2027-02-28', '2027-03-30', '2027-04-30', '2027-05-30']],
  ['MONTHLY', 3, '2026-11-30', '2027-02-28', ['2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30']],
  ['QUARTERLY', 1, '2026-08-31', '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-31', '2027-08-31']],
  ['YEARLY', 1, '2028-02-29', '2029-02-28', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  // Started in a short month: the chosen day shows that the month's end is meant.
  ['MONTHLY', 1, '2027-02-28', '2027-03-31', ['2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30']],
  ['MONTHLY', 1, '2027-02-28', '2027-03-28', ['2027-03-28', '2027-04-28', '2027-05-28', '2027-06-28']],
  // A day chosen within the month doesn't mean the month's end.
  ['MONTHLY', 1, '2027-01-31', '2027-02-27', ['2027-02-27', '2027-03-27', '2027-04-27', '2027-05-27']],
  ['WEEKLY', 4, '2027-01-31', '2027-02-28', ['2027-02-28', '2027-03-28', '2027-04-25', '2027-05-23']],
] as const)(
  '%s every %d, after an invoice of %s and next on %s, keeps the day of the month',
  (frequency, every, before, nextOn, days) => {
    const startsOn = alignToMonthEnd({ frequency, every }, before, nextOn)
    expect(listNextDates(rule({ frequency, every, startsOn }), 4, { from: nextOn })).toEqual(days)
  },
)

it('a recurrence always runs on the chosen day, counted from it or an earlier day', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
  fc.assert(
    fc.property(anyRule, day, day, ({ frequency, every }, before, nextOn) => {
      const startsOn = alignToMonthEnd({ frequency, every }, before, nextOn)
      expect(startsOn <= nextOn).toBe(true)
      expect(listNextDates(rule({ frequency, every, startsOn }), 1, { from: nextOn })).toEqual([nextOn])
    }),
  )
})

describe('a date that is due', () => {
  const today = '2026-03-10'
  it.each<[string, string | null, MissedPolicy, DueStep]>([
    // Due today or yesterday: no downtime.
    ['2026-03-10', '2026-04-10', 'ASK', 'create'],
    ['2026-03-09', '2026-04-09', 'ASK', 'create'],
    ['2026-03-08', '2026-04-08', 'EACH', 'create'],
    ['2026-03-08', '2026-04-08', 'LATEST', 'create'],
    ['2026-03-08', null, 'LATEST', 'create'],
    ['2026-03-03', '2026-03-10', 'LATEST', 'skip'],
    ['2026-02-28', '2026-03-28', 'LATEST', 'create'],
    ['2026-03-08', '2026-04-08', 'ASK', 'ask'],
  ])('%s, before %s, in a schedule with missed days %s: %s', (day, following, missed, step) => {
    expect(decideStep(day, following, { missed, today, lastDueDay: today })).toBe(step)
  })

  it('is not skipped in favour of one whose hour has not come', () => {
    const dueDates = { today, lastDueDay: '2026-03-09' }
    expect(decideStep('2026-03-03', today, { missed: 'LATEST', ...dueDates })).toBe('create')
  })
})

it.each([
  ['2026-03-10', null, null, null],
  ['2026-03-09', null, null, /Mar 9, 2026 is in the past/],
  ['2026-03-12', '2026-03-12', null, null],
  ['2026-03-12', '2026-03-13', null, /done with Mar 12, 2026\. Choose Mar 13, 2026 or a later day/],
  ['2026-03-12', null, '2026-03-12', /is dated Mar 12, 2026 .* billed twice/],
  ['2026-03-13', null, '2026-03-12', null],
])(
  'a next invoice on %s, with all before %s processed, after a first one on %s',
  (day, open, first, words) => {
    const said = findDayProblem(day, {
      today: '2026-03-10',
      firstUnprocessedDay: open,
      firstIssueDate: first,
    })
    if (words) expect(formatReason(said!)).toMatch(words)
    else expect(said).toBeNull()
  },
)
