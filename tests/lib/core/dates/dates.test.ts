import fc from 'fast-check'
import {
  addDays,
  daysBetween,
  formatDay,
  formatDayLong,
  formatDayInline,
  fromDateColumn,
  hourIn,
  isDay,
  toDateColumn,
  todayIn,
} from '@/lib/core/dates'
import { isTimeZone } from '@/lib/core/dates/time-zone'

it.each([
  ['2026-11-09', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['1899-12-31', false],
  ['2999-12-31', true],
  ['3000-01-01', false],
  ['12026-01-01', false],
  ['2026-1-1', false],
  ['2026-11-09T00:00', false],
  [' 2026-11-09', false],
  ['', false],
])('the date library validates %p as a day: %p', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

it.each([
  ['2026-11-09', 14, '2026-11-23'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-11-09', 0, '2026-11-09'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s plus %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

const anyDay = fc.integer({ min: 0, max: 36_500 }).map((count) => addDays('1990-01-01', count))

it('the date library counts the days it added across clock changes', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -3000, max: 3000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
    }),
  )
})

it('the date library formats days as specified', () => {
  expect([formatDay('2025-01-05'), formatDayLong('2025-01-05')]).toEqual(['Jan 05, 2025', 'January 05, 2025'])
  expect(formatDayInline('2025-01-05')).toBe('Jan 5, 2025')
})

it('the date library passes a day through a DATE column unchanged', () => {
  fc.assert(fc.property(anyDay, (day) => expect(fromDateColumn(toDateColumn(day))).toBe(day)))
})

it("the date library determines today in the user's time zone", () => {
  const now = new Date('2026-11-09T23:30:00Z')
  expect(todayIn('UTC', now)).toBe('2026-11-09')
  expect(todayIn('Asia/Tokyo', now)).toBe('2026-11-10')
  expect(todayIn('America/Los_Angeles', now)).toBe('2026-11-09')
  expect(todayIn('Pacific/Kiritimati', new Date('2026-12-31T10:00:00Z'))).toBe('2027-01-01')
  expect(todayIn('Nowhere/Nothing', now)).toBe('2026-11-09')
})

it("the date library determines the hour in the user's time zone, from 0 to 23", () => {
  const now = new Date('2026-11-09T23:30:00Z')
  const hours = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Nowhere/Nothing'].map((zone) =>
    hourIn(zone, now),
  )
  expect(hours).toEqual([23, 8, 15, 23])
  expect(hourIn('UTC', new Date('2026-11-09T00:00:00Z'))).toBe(0)
})

it('the date library distinguishes time zones from other texts', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
