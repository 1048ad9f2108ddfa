import {
  addMonths,
  addWeeks,
  getDate,
  getDaysInMonth,
  isLastDayOfMonth,
  isValid,
  setDate,
  startOfMonth,
} from 'date-fns'
import { reason, type Reason } from '@/lib/i18n/reason'
import { daysBetween, isDay, type Day } from '@/lib/core/dates'
import { toDate, toDay } from '@/lib/core/dates/day'
import {
  FREQUENCY_LABELS,
  FREQUENCY_UNITS,
  type Frequency,
  type MissedPolicy,
  type Recurrence,
  type ScheduleRule,
} from './types'

const MONTHS: Record<Exclude<Frequency, 'WEEKLY'>, number> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 }

/** The day `months` after `start`; a month that is too short gives its last day. Null beyond the calendar. */
export const findDayAfterMonths = (start: Day, months: number): Day | null =>
  inCalendar(addMonths(toDate(start), months))

function inCalendar(date: Date): Day | null {
  const day = isValid(date) ? toDay(date) : null
  return isDay(day) ? day : null
}

type AnchoredRecurrence = Recurrence & Pick<ScheduleRule, 'startsOn'>

/** The day number `index` of a series, counted from its first, which is 0. Null beyond the calendar. */
export function findDayAt({ frequency, every, startsOn }: AnchoredRecurrence, index: number): Day | null {
  const steps = index * every
  if (frequency === 'WEEKLY') return inCalendar(addWeeks(toDate(startsOn), steps))
  return findDayAfterMonths(startsOn, steps * MONTHS[frequency])
}

/** The number of the first day that is not before `from`. */
function getIndexFrom(rhythm: AnchoredRecurrence, from: Day): number {
  const days = daysBetween(rhythm.startsOn, from)
  if (days <= 0) return 0
  // No month is longer than 31 days, so this is never past it.
  const longest = rhythm.frequency === 'WEEKLY' ? 7 : 31 * MONTHS[rhythm.frequency]
  let index = Math.floor(days / (longest * rhythm.every))
  for (;;) {
    const day = findDayAt(rhythm, index)
    if (!day || day >= from) return index
    index++
  }
}

/**
 * The next days of a series, `count` at most: none before `from`, none past its last day, and no more than it still has
 * invoices to write.
 */
export function listNextDates(
  rule: ScheduleRule,
  count: number,
  { from = rule.startsOn, to, written = 0 }: { from?: Day; to?: Day; written?: number } = {},
): Day[] {
  const left = Math.min(count, rule.maxRuns === null ? count : rule.maxRuns - written)
  const dates: Day[] = []
  for (let index = getIndexFrom(rule, from); dates.length < left; index++) {
    const day = findDayAt(rule, index)
    if (!day || (rule.endsOn !== null && day > rule.endsOn) || (to && day > to)) break
    dates.push(day)
  }
  return dates
}

/** The days from `from` to `to`, both included, of a series whose next day is `nextDay`. */
export function listDatesBetween(
  rule: ScheduleRule,
  nextDay: Day,
  { from, to, written }: { from: Day; to: Day; written: number },
): Day[] {
  // Who counts invoices has to count from the next one; who does not may begin where it is looked at.
  const start = rule.maxRuns === null && from > nextDay ? from : nextDay
  const days = Math.max(0, daysBetween(start, to) + 1)
  return listNextDates(rule, days, { from: start, written, to }).filter((day) => day >= from)
}

/** "Monthly", "Every 2 weeks". */
export const formatRecurrence = ({ frequency, every }: Recurrence): string =>
  every === 1 ? FREQUENCY_LABELS[frequency] : `Every ${every} ${FREQUENCY_UNITS[frequency][1]}`

/**
 * Returns the start of a series whose next date is `nextOn`: the present one if its dates include that day, else the one that
 * `alignToMonthEnd` finds.
 */
export function getAnchor(rhythm: Recurrence, anchor: Day, nextOn: Day): Day {
  const anchored = { ...rhythm, startsOn: anchor }
  const isOnIt = nextOn >= anchor && findDayAt(anchored, getIndexFrom(anchored, nextOn)) === nextOn
  return isOnIt ? anchor : alignToMonthEnd(rhythm, anchor, nextOn)
}

/** Steps after which the month lengths of a series repeat, leap years included. */
const STEPS_BACK = 12

/**
 * Returns the start of a series whose next date is `nextOn` and that keeps the day of the month of `before`, the previous invoice: if
 * `nextOn` is the last day of a month too short for that day, an earlier date in the same rhythm that has it. After 31 Jan and 28 Feb
 * come 31 Mar and 30 Apr. Otherwise it is `nextOn` itself.
 */
export function alignToMonthEnd(rhythm: Recurrence, before: Day, nextOn: Day): Day {
  const wanted = getDayOfMonth(before)
  if (rhythm.frequency === 'WEEKLY' || !isLastDayOfMonth(toDate(nextOn))) return nextOn
  const firstOfMonth = toDay(startOfMonth(toDate(nextOn)))
  let anchor = nextOn
  for (let step = 1; step <= STEPS_BACK && getDayOfMonth(anchor) < wanted; step++) {
    const month = findDayAfterMonths(firstOfMonth, -step * rhythm.every * MONTHS[rhythm.frequency])
    if (!month) break
    const day = Math.min(wanted, getDaysInMonth(toDate(month)))
    if (day > getDayOfMonth(anchor)) anchor = toDay(setDate(toDate(month), day))
  }
  return anchor
}

const getDayOfMonth = (day: Day) => getDate(toDate(day))

/** Days after which one on which nothing ran counts as missed: who calls once a day may come the day after. */
const MISSED_AFTER_DAYS = 1

export const isMissed = (day: Day, today: Day): boolean => daysBetween(day, today) > MISSED_AFTER_DAYS

/** What is to be done with the next day of a series: to write its invoice, to leave it out, or to ask its owner. */
export type DueStep = 'write' | 'skip' | 'ask'

/**
 * What to do with `day`, which has come by `today`. A missed one is written, left out for a later one that has come too, or asked
 * about, as the series says. `following` is the day after it in the series.
 */
export function decideStep(
  day: Day,
  following: Day | null,
  { missed, today, reached }: { missed: MissedPolicy; today: Day; reached: Day },
): DueStep {
  if (!isMissed(day, today)) return 'write'
  if (missed === 'ASK') return 'ask'
  return missed === 'LATEST' && following !== null && following <= reached ? 'skip' : 'write'
}

/**
 * Why the next invoice of a series can't be written on a day; null when it can. `today` is null for a
 * day that stood before, `open` the first day that is not done with, `first` the issue date of the invoice that the series begins with, as long as it has written nothing.
 */
export function findDayProblem(
  day: Day,
  { today, open, first }: { today: Day | null; open: Day | null; first: Day | null },
): Reason | null {
  if (today && day < today) return reason('series.day-past', { day: { day } })
  if (first && day <= first) return reason('series.day-of-first', { day: { day: first } })
  if (open && day < open) return reason('series.day-done', { day: { day }, open: { day: open } })
  return null
}
