import { Label } from '@/components/ui/label'
import { formatDayInline, isDay, type Day } from '@/lib/core/dates'
import { listNextDates } from '@/lib/documents/recurrence/recurrence-dates'
import type { ScheduleRule } from '@/lib/documents/recurrence/types'

interface NextDatesProps {
  rule: ScheduleRule
  /** How many invoices the series has written. */
  written: number
  /** What is past is never written. */
  today: Day
  /** The first of them, where the series is counted from an earlier day. */
  nextOn?: Day
}

/** The next five dates of a series as it stands in a form; nothing while it makes no sense. */
export function NextDates({ rule, written, today, nextOn = rule.startsOn }: NextDatesProps) {
  const isWhole = Number.isInteger(rule.every) && rule.every >= 1 && rule.every <= 99
  const from = nextOn > today ? nextOn : today
  const dates =
    isDay(rule.startsOn) && isDay(from) && isWhole ? listNextDates(rule, 5, { from, written }) : []
  if (dates.length === 0) return null
  return (
    <div className="mt-4" aria-live="polite">
      <Label asChild>
        <p>Next dates</p>
      </Label>
      <ol aria-label="Next dates" className="text-caption mt-2 flex flex-wrap gap-1.5 tabular-nums">
        {dates.map((date) => (
          <li key={date} className="bg-background rounded-sm border px-2 py-0.5">
            {formatDayInline(date)}
          </li>
        ))}
      </ol>
    </div>
  )
}
