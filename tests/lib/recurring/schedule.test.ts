import fc from 'fast-check'
import { addDays } from '@/lib/dates'
import { fillPlaceholders } from '@/lib/recurring/placeholders'
import { dayAt, nextDates, rhythmText } from '@/lib/recurring/schedule'
import { frequencies, type ScheduleRule } from '@/lib/recurring/types'

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
  [{ maxRuns: 3 }, ['2026-01-31', '2026-02-28', '2026-03-31']],
])('the next days of %j', (over, days) => {
  expect(nextDates(rule(over), 5)).toEqual(days)
})

it('begins where it is asked to, and counts what was written', () => {
  expect(nextDates(rule(), 2, { from: '2026-03-01' })).toEqual(['2026-03-31', '2026-04-30'])
  expect(nextDates(rule({ maxRuns: 3 }), 5, { from: '2026-02-01', written: 2 })).toEqual(['2026-02-28'])
  expect(nextDates(rule({ maxRuns: 3 }), 5, { written: 3 })).toEqual([])
})

const anyRule = fc.record({
  frequency: fc.constantFrom(...frequencies),
  every: fc.integer({ min: 1, max: 12 }),
  startsOn: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days)),
})

it('never goes back, never repeats a day, and keeps to the day of the month where the month has it', () => {
  fc.assert(
    fc.property(anyRule, fc.integer({ min: 0, max: 200 }), (rhythm, index) => {
      const [before, day] = [dayAt(rhythm, index), dayAt(rhythm, index + 1)]
      fc.pre(before !== null && day !== null)
      expect(day! > before!).toBe(true)
      if (rhythm.frequency === 'WEEKLY') return
      const wanted = rhythm.startsOn.slice(8)
      const isLastOfMonth = addDays(day!, 1).endsWith('-01')
      expect(day!.slice(8) === wanted || (isLastOfMonth && day!.slice(8) < wanted)).toBe(true)
    }),
  )
})

it('finds the first day from any day on as counting from the start would', () => {
  fc.assert(
    fc.property(anyRule, fc.integer({ min: -100, max: 2000 }), (rhythm, days) => {
      const from = addDays(rhythm.startsOn, days)
      const [found] = nextDates({ ...rhythm, endsOn: null, maxRuns: null }, 1, { from })
      let index = 0
      while (dayAt(rhythm, index)! < from) index++
      expect(found).toBe(dayAt(rhythm, index))
    }),
  )
})

it('says how often', () => {
  expect(rhythmText(rule())).toBe('Monthly')
  expect(rhythmText(rule({ frequency: 'WEEKLY', every: 2 }))).toBe('Every 2 weeks')
})

it('fills what may stand in texts, and leaves any other braces alone', () => {
  const text = 'Retainer {month} {year} ({quarter}, {date}) {other} {constructor} {'
  expect(fillPlaceholders(text, '2026-11-05')).toBe(
    'Retainer November 2026 (Q4, Nov 05, 2026) {other} {constructor} {',
  )
  expect(fillPlaceholders('{month}', '')).toBe('{month}')
})
