'use client'

import type { RefObject } from 'react'
import { formatISO, parseISO } from 'date-fns'
import { Calendar } from '@/components/ui/calendar'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'
import { isDay, type Day } from '@/lib/core/dates'
import type { WeekStart } from '@/lib/core/dates/month'

const FIRST = parseISO('1900-01-01')
const LAST = parseISO('2999-12-31')

interface DateCalendarProps {
  /** Button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>
  value: Day | string
  weekStartsOn: WeekStart
  onClose: () => void
  onChoose: (day: Day) => void
}

/** Calendar of a date field. Loaded when first opened. */
export default function DateCalendar(props: DateCalendarProps) {
  const { anchor, value, weekStartsOn, onClose, onChoose } = props
  // The calendar uses the browser's time zone, so a date is midnight there.
  const selected = isDay(value) ? parseISO(value) : undefined
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <PopoverContent
        align="end"
        className="w-auto p-0"
        aria-label="Calendar"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (document.activeElement === document.body) anchor.current?.focus()
        }}
        onInteractOutside={(event) => {
          // The button itself closes the calendar.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
        }}
      >
        <Calendar
          mode="single"
          required
          autoFocus
          captionLayout="dropdown"
          weekStartsOn={weekStartsOn}
          startMonth={FIRST}
          endMonth={LAST}
          defaultMonth={selected}
          selected={selected}
          onSelect={(date) => onChoose(formatISO(date, { representation: 'date' }))}
        />
      </PopoverContent>
    </Popover>
  )
}
