import 'server-only'
import { getDate } from 'date-fns'
import type { Db } from '@/lib/platform/db/client'
import { fromDateColumn, type Day, toDate } from '@/lib/core/dates'
import { alignToMonthEnd, listNextDates } from '@/lib/documents/recurrence/recurrence-dates'
import type { ScheduleRule } from '@/lib/documents/recurrence/types'
import type { RecurringScheduleRow } from './schedule-content'
import { getProgress, toRule } from './schedule-rows'
import type { MonthEndCorrection } from './schedule-response'

/** Number of dates shown for a correction. */
const SHOWN = 3

/**
 * Returns the corrected rule and next dates of a schedule that drifted from the end of the month to an earlier day
 * (from the 31st to the 28th, after February). Null if it didn't drift, has ended, or has no dates left.
 */
export async function findMonthEndCorrection(
  tx: Db,
  row: RecurringScheduleRow,
): Promise<{ rule: ScheduleRule; correction: MonthEndCorrection } | null> {
  if (!row.nextDay) return null
  const stored = toRule(row)
  const before = await findPreviousDay(tx, row)
  const startsOn = before && alignToMonthEnd(stored, before, stored.startsOn)
  if (!startsOn || startsOn === stored.startsOn) return null
  const rule = { ...stored, startsOn }
  const { createdCount } = await getProgress(tx, row)
  const days = listNextDates(rule, SHOWN, { from: fromDateColumn(row.nextDay), createdCount })
  return days.length > 0
    ? { rule, correction: { dayOfMonth: getDate(toDate(startsOn)), nextDates: days } }
    : null
}

/** Returns the last date before `startsOn`: that of the latest run, otherwise the issue date of the first invoice. */
async function findPreviousDay(
  tx: Db,
  { id, businessId, invoiceId, startsOn }: RecurringScheduleRow,
): Promise<Day | null> {
  const run = await tx.recurringScheduleRun.findFirst({
    where: { businessId, scheduleId: id, day: { lt: startsOn } },
    orderBy: { day: 'desc' },
    select: { day: true },
  })
  if (run) return fromDateColumn(run.day)
  const first = await tx.invoice.findFirst({
    where: { businessId, id: invoiceId ?? -1, issueDate: { lt: startsOn } },
    select: { issueDate: true },
  })
  return first && fromDateColumn(first.issueDate)
}
