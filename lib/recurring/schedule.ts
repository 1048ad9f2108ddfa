import { addDays, daysBetween, isDay, type Day } from '@/lib/dates'
import { FREQUENCY_LABELS, FREQUENCY_UNITS, type Frequency, type ScheduleRule } from './types'

const MONTHS: Record<Exclude<Frequency, 'WEEKLY'>, number> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 }

const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
const two = (value: number) => String(value).padStart(2, '0')

/** The day `months` after `start`; a month that is too short gives its last day. Null beyond the calendar. */
function monthsAfter(start: Day, months: number): Day | null {
  const [year = 0, month = 0, dayOfMonth = 0] = start.split('-').map(Number)
  const count = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(count / 12), count % 12]
  const day = Math.min(dayOfMonth, daysInMonth(toYear, toMonth))
  return real(`${toYear}-${two(toMonth + 1)}-${two(day)}`)
}

const real = (day: string) => (isDay(day) ? day : null)

type Rhythm = Pick<ScheduleRule, 'frequency' | 'every' | 'startsOn'>

/** The day number `index` of a series, counted from its first, which is 0. Null beyond the calendar. */
export function dayAt({ frequency, every, startsOn }: Rhythm, index: number): Day | null {
  const steps = index * every
  if (frequency === 'WEEKLY') return real(addDays(startsOn, steps * 7))
  return monthsAfter(startsOn, steps * MONTHS[frequency])
}

/** The number of the first day that is not before `from`. */
function indexFrom(rhythm: Rhythm, from: Day): number {
  const days = daysBetween(rhythm.startsOn, from)
  if (days <= 0) return 0
  // No month is longer than 31 days, so this is never past it.
  const longest = rhythm.frequency === 'WEEKLY' ? 7 : 31 * MONTHS[rhythm.frequency]
  let index = Math.floor(days / (longest * rhythm.every))
  for (;;) {
    const day = dayAt(rhythm, index)
    if (!day || day >= from) return index
    index++
  }
}

/**
 * The next days of a series, `count` at most: none before `from`, none past its last day, and no more than it still has
 * invoices to write.
 */
export function nextDates(
  rule: ScheduleRule,
  count: number,
  { from = rule.startsOn, to, written = 0 }: { from?: Day; to?: Day; written?: number } = {},
): Day[] {
  const left = Math.min(count, rule.maxRuns === null ? count : rule.maxRuns - written)
  const dates: Day[] = []
  for (let index = indexFrom(rule, from); dates.length < left; index++) {
    const day = dayAt(rule, index)
    if (!day || (rule.endsOn !== null && day > rule.endsOn) || (to && day > to)) break
    dates.push(day)
  }
  return dates
}

/** The days from `from` to `to`, both included, of a series whose next day is `nextDay`. */
export function datesBetween(
  rule: ScheduleRule,
  nextDay: Day,
  { from, to, written }: { from: Day; to: Day; written: number },
): Day[] {
  // Who counts invoices has to count from the next one; who does not may begin where it is looked at.
  const start = rule.maxRuns === null && from > nextDay ? from : nextDay
  const days = Math.max(0, daysBetween(start, to) + 1)
  return nextDates(rule, days, { from: start, written, to }).filter((day) => day >= from)
}

/** "Monthly", "Every 2 weeks". */
export const rhythmText = ({ frequency, every }: Pick<ScheduleRule, 'frequency' | 'every'>): string =>
  every === 1 ? FREQUENCY_LABELS[frequency] : `Every ${every} ${FREQUENCY_UNITS[frequency][1]}`
