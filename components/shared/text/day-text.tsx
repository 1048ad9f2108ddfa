import { formatDay, formatDayInline, type Day } from '@/lib/core/dates'
import { cn } from '@/lib/utils'

type DayTextProps = { day: Day; prose?: boolean; className?: string }

/** Date: `Jan 05, 2025` in a column, `Jan 5, 2025` in a sentence. */
export function DayText({ day, prose, className }: DayTextProps) {
  return (
    <time dateTime={day} className={cn('whitespace-nowrap tabular-nums', className)}>
      {prose ? formatDayInline(day) : formatDay(day)}
    </time>
  )
}
