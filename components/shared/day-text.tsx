import { formatDay, formatDayLong, type Day } from '@/lib/dates'
import { cn } from '@/lib/utils'

type DayTextProps = { day: Day; long?: boolean; className?: string }

/** A calendar day: `Jan 05, 2025`, or `January 05, 2025` when long. */
export function DayText({ day, long, className }: DayTextProps) {
  return (
    <time dateTime={day} className={cn('tabular whitespace-nowrap', className)}>
      {long ? formatDayLong(day) : formatDay(day)}
    </time>
  )
}
