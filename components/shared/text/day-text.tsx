import type { Day } from '@/lib/core/dates'
import { cn } from '@/lib/utils'
import { useFormats } from '@/components/shared/formats'

type DayTextProps = { day: Day; prose?: boolean; className?: string }

/** Date: `Jan 05, 2025` in a column, `Jan 5, 2025` in a sentence. */
export function DayText({ day, prose, className }: DayTextProps) {
  const formats = useFormats()
  return (
    <time dateTime={day} className={cn('whitespace-nowrap tabular-nums', className)}>
      {prose ? formats.inlineDay(day) : formats.day(day)}
    </time>
  )
}
