import {
  addMonths,
  listCalendarDays,
  formatDayOfWeek,
  formatMonth,
  formatShortMonth,
  isMonth,
  listWeekdays,
  getWeekStart,
} from '@/lib/core/dates/month'

it('the month calendar validates months', () => {
  expect(['2026-11', '1900-01'].every(isMonth)).toBe(true)
  expect(['2026-13', '2026-1', '2026-11-01', '1899-12', 'November', ''].some(isMonth)).toBe(false)
})

it('the month calendar steps from month to month across years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(formatMonth('2026-02')).toBe('February 2026')
})

it('the month calendar lays out a month in whole weeks', () => {
  const monday = listCalendarDays('2026-11', 1)
  expect(monday).toHaveLength(42)
  expect([monday[0], monday.at(-1)]).toEqual(['2026-10-26', '2026-12-06'])
  const sunday = listCalendarDays('2026-11', 0)
  expect([sunday.length, sunday[0], sunday.at(-1)]).toEqual([35, '2026-11-01', '2026-12-05'])
  expect(listCalendarDays('2027-02', 1)).toHaveLength(28)
  expect(new Set(listCalendarDays('2026-03', 1)).size).toBe(42)
})

it('the month calendar starts the week on the country’s first weekday', () => {
  expect(['US', 'CA', 'UK', 'DE', null].map((country) => getWeekStart(country))).toEqual([0, 0, 1, 1, 1])
  expect(getWeekStart('US', 'de')).toBe(1)
  expect(listWeekdays(0)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(listWeekdays(1)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(formatDayOfWeek('2026-11-21')).toBe('Sat, Nov 21')
})

it('months and days are formatted in the language of the interface', () => {
  expect(formatMonth('2026-03', 'de')).toBe('März 2026')
  expect(formatShortMonth('2026-03', 'de')).toBe('Mär')
  expect(formatShortMonth('2026-09')).toBe('Sep')
  expect(listWeekdays(1, 'de')[0]).toBe('Mo')
  expect(formatDayOfWeek('2026-11-21', 'de')).toBe('Sa., 21. Nov.')
})
