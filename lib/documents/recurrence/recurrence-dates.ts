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
import { daysBetween, isDay, type Day, toDate, toDay } from '@/lib/core/dates'
import { type Frequency, type MissedPolicy, type Recurrence, type ScheduleRule } from './types'

const MONTHS: Record<Exclude<Frequency, 'WEEKLY'>, number> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 }

/** Returns the day `months` after `start`, or the last day of a month that is too short. Null beyond the calendar. */
export const findDayAfterMonths = (start: Day, months: number): Day | null =>
  toDayOrNull(addMonths(toDate(start), months))

function toDayOrNull(date: Date): Day | null {
  const day = isValid(date) ? toDay(date) : null
  return isDay(day) ? day : null
}

type AnchoredRecurrence = Recurrence & Pick<ScheduleRule, 'startsOn'>

/** Returns the date of a schedule at an index, counted from 0. Null beyond the calendar. */
export function findDayAt({ frequency, every, startsOn }: AnchoredRecurrence, index: number): Day | null {
  const steps = index * every
  if (frequency === 'WEEKLY') return toDayOrNull(addWeeks(toDate(startsOn), steps))
  return findDayAfterMonths(startsOn, steps * MONTHS[frequency])
}

/** Returns the index of the first date that is not before `from`. */
function getIndexFrom(recurrence: AnchoredRecurrence, from: Day): number {
  const days = daysBetween(recurrence.startsOn, from)
  if (days <= 0) return 0
  // A lower bound: no month is longer than 31 days.
  const maxDays = recurrence.frequency === 'WEEKLY' ? 7 : 31 * MONTHS[recurrence.frequency]
  let index = Math.floor(days / (maxDays * recurrence.every))
  for (;;) {
    const day = findDayAt(recurrence, index)
    if (!day || day >= from) return index
    index++
  }
}

/**
 * Lists the next dates of a schedule, at most `count`: from `from`, within its end date and its maximum number of
 * invoices.
 * @param createdCount number of invoices already created
 */
export function listNextDates(
  rule: ScheduleRule,
  count: number,
  { from = rule.startsOn, to, createdCount = 0 }: { from?: Day; to?: Day; createdCount?: number } = {},
): Day[] {
  const left = Math.min(count, rule.maxRuns === null ? count : rule.maxRuns - createdCount)
  const dates: Day[] = []
  for (let index = getIndexFrom(rule, from); dates.length < left; index++) {
    const day = findDayAt(rule, index)
    if (!day || (rule.endsOn !== null && day > rule.endsOn) || (to && day > to)) break
    dates.push(day)
  }
  return dates
}

/**
 * Lists the dates of a schedule from `from` to `to`, both included.
 * @param nextDay its next date
 */
export function listDatesBetween(
  rule: ScheduleRule,
  nextDay: Day,
  { from, to, createdCount }: { from: Day; to: Day; createdCount: number },
): Day[] {
  // With a maximum number of invoices, count from the next date; otherwise start at `from`.
  const start = rule.maxRuns === null && from > nextDay ? from : nextDay
  const days = Math.max(0, daysBetween(start, to) + 1)
  return listNextDates(rule, days, { from: start, createdCount, to }).filter((day) => day >= from)
}

/**
 * Returns the anchor of a schedule whose next date is `nextOn`: keeps the anchor if `nextOn` is one of its dates,
 * otherwise realigns it (`alignToMonthEnd`).
 */
export function getAnchor(recurrence: Recurrence, anchor: Day, nextOn: Day): Day {
  const anchored = { ...recurrence, startsOn: anchor }
  const isScheduleDate = nextOn >= anchor && findDayAt(anchored, getIndexFrom(anchored, nextOn)) === nextOn
  return isScheduleDate ? anchor : alignToMonthEnd(recurrence, anchor, nextOn)
}

/** Steps after which the month lengths of a schedule repeat, leap years included. */
const STEPS_BACK = 12

/**
 * Returns the anchor of a schedule whose next date is `nextOn` and that keeps the day of the month of `before`, the
 * previous invoice: if `nextOn` is the last day of a month too short for that day, an earlier date in the same
 * recurrence that has it. After 31 Jan and 28 Feb come 31 Mar and 30 Apr. Otherwise it is `nextOn` itself.
 */
export function alignToMonthEnd(recurrence: Recurrence, before: Day, nextOn: Day): Day {
  const dayOfMonth = getDayOfMonth(before)
  if (recurrence.frequency === 'WEEKLY' || !isLastDayOfMonth(toDate(nextOn))) return nextOn
  const firstOfMonth = toDay(startOfMonth(toDate(nextOn)))
  let anchor = nextOn
  for (let step = 1; step <= STEPS_BACK && getDayOfMonth(anchor) < dayOfMonth; step++) {
    const month = findDayAfterMonths(firstOfMonth, -step * recurrence.every * MONTHS[recurrence.frequency])
    if (!month) break
    const day = Math.min(dayOfMonth, getDaysInMonth(toDate(month)))
    if (day > getDayOfMonth(anchor)) anchor = toDay(setDate(toDate(month), day))
  }
  return anchor
}

const getDayOfMonth = (day: Day) => getDate(toDate(day))

/** Days after which an unprocessed date counts as missed: a scheduler that runs once a day may be a day late. */
const MISSED_AFTER_DAYS = 1

export const isMissed = (day: Day, today: Day): boolean => daysBetween(day, today) > MISSED_AFTER_DAYS

/** Step for the next date of a schedule: create its invoice, skip it, or ask the owner. */
export type DueStep = 'create' | 'skip' | 'ask'

/**
 * Decides what to do with a date that is due. A missed date is created, skipped if a later one is due, too, or asked
 * about, depending on the policy.
 * @param following the next date of the schedule
 * @param lastDueDay the last date that is due
 */
export function decideStep(
  day: Day,
  following: Day | null,
  { missed, today, lastDueDay }: { missed: MissedPolicy; today: Day; lastDueDay: Day },
): DueStep {
  if (!isMissed(day, today)) return 'create'
  if (missed === 'ASK') return 'ask'
  return missed === 'LATEST' && following !== null && following <= lastDueDay ? 'skip' : 'create'
}

/**
 * Returns the reason why a date can't be the next one of a schedule; null if it can.
 * @param today null for an unchanged date, which may be in the past
 * @param firstUnprocessedDay the first date that is not processed yet
 * @param firstIssueDate issue date of the invoice that started the schedule; null once the schedule has created one
 */
export function findDayProblem(
  day: Day,
  {
    today,
    firstUnprocessedDay,
    firstIssueDate,
  }: { today: Day | null; firstUnprocessedDay: Day | null; firstIssueDate: Day | null },
): Reason | null {
  if (today && day < today) return reason('series.day-past', { day: { day } })
  if (firstIssueDate && day <= firstIssueDate)
    return reason('series.day-of-first', { day: { day: firstIssueDate } })
  if (firstUnprocessedDay && day < firstUnprocessedDay)
    return reason('series.day-done', { day: { day }, open: { day: firstUnprocessedDay } })
  return null
}
