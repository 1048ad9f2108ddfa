'use client'

import { format, setDate } from 'date-fns'
import { Button } from '@/components/ui/button'
import { formatDayInline, toDate } from '@/lib/core/dates'
import type { Schedule, RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import { useScheduleActions } from './use-schedule-actions'

const ordinal = (dayOfMonth: number) => format(setDate(toDate('2026-01-01'), dayOfMonth), 'do')

/** Offers to restore a schedule that drifted from the end of the month to an earlier day; otherwise renders nothing. */
export function MonthEndNotice({
  series,
}: {
  series: Schedule & Pick<RecurringSchedule, 'monthEndCorrection'>
}) {
  const { pending, act } = useScheduleActions(series)
  const { monthEndCorrection: correction, startsOn } = series
  if (!correction) return null
  const originalDay = ordinal(correction.dayOfMonth)
  return (
    <section
      aria-label="Dates of this series"
      className="bg-warning-soft grid gap-3 rounded-lg px-4 py-3 sm:flex sm:items-center sm:justify-between"
    >
      <p>
        This series began on the {originalDay} and moved to the {format(toDate(startsOn), 'do')} after a
        shorter month. On the {originalDay}, or the last day of a shorter month, its next dates are{' '}
        {inSentence(correction.nextDates.map(formatDayInline))}.
      </p>
      <Button
        variant="outline"
        size="sm"
        className="shrink-0"
        loading={pending === 'month-end'}
        disabled={pending !== null}
        onClick={() => void act('month-end')}
      >
        Move back to the {originalDay}
      </Button>
    </section>
  )
}

const inSentence = (days: string[]) => new Intl.ListFormat('en').format(days)
