import { formatDay, isDay, type Day } from '@/lib/dates'
import { nextDates } from '@/lib/recurring/schedule'
import type { ScheduleRule } from '@/lib/recurring/types'

interface NextDatesProps {
  rule: ScheduleRule
  written?: number
  /** What is past is never written. */
  today?: Day
}

/** The next five dates of a series as it stands in a form; nothing while it makes no sense. */
export function NextDates({ rule, written = 0, today }: NextDatesProps) {
  const isWhole = Number.isInteger(rule.every) && rule.every >= 1 && rule.every <= 99
  const dates = isDay(rule.startsOn) && isWhole ? nextDates(rule, 5, { from: today, written }) : []
  if (dates.length === 0) return null
  return (
    <p className="text-caption text-muted-foreground" aria-live="polite">
      Next dates: <span className="tabular">{dates.map(formatDay).join(' · ')}</span>
    </p>
  )
}
