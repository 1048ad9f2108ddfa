import { midnight, type Day } from './day'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/** The number of the day of a week: 0 is Sunday. */
export const weekdayOf = (day: Day): number => midnight(day).getUTCDay()

/**
 * A day by a pattern of CLDR's letters (Unicode TR 35), of those that are used here: `EEE, MMM d` is `Sat, Nov 21`, `QQQ yyyy` is
 * `Q4 2026`.
 */
export function writeDay(day: Day, pattern: string): string {
  const [year, month, date] = day.split('-') as [string, string, string]
  const name = MONTHS[Number(month) - 1]!
  const parts: Record<string, () => string> = {
    yyyy: () => year,
    QQQ: () => `Q${Math.ceil(Number(month) / 3)}`,
    MMMM: () => name,
    MMM: () => name.slice(0, 3),
    EEE: () => WEEKDAYS[weekdayOf(day)]!,
    dd: () => date,
    d: () => String(Number(date)),
  }
  return pattern.replace(/yyyy|QQQ|MMMM?|EEE|dd?/g, (part) => parts[part]!())
}

/** `1–31 October 2026`, `1 October – 31 December 2026`, `28 December 2026 – 3 January 2027`. */
export function dayRange(from: Day, to: Day): string {
  const end = writeDay(to, 'd MMMM yyyy')
  if (from.slice(0, 7) === to.slice(0, 7)) return `${writeDay(from, 'd')}–${end}`
  return `${writeDay(from, from.slice(0, 4) === to.slice(0, 4) ? 'd MMMM' : 'd MMMM yyyy')} – ${end}`
}
