'use client'

import { formatISO, parseISO } from 'date-fns'
import { Calendar } from '@/components/ui/calendar'
import { isDay, type Day } from '@/lib/kernel/dates'
import type { WeekStart } from '@/lib/kernel/dates/month'

const FIRST = parseISO('1900-01-01')
const LAST = parseISO('2999-12-31')

interface DateCalendarProps {
  value: Day | string
  weekStartsOn: WeekStart
  onChoose: (day: Day) => void
}

/** The calendar of a date field. Loaded when it is first opened. */
export default function DateCalendar({ value, weekStartsOn, onChoose }: DateCalendarProps) {
  // The calendar counts in the browser's time zone, so a day is its midnight there.
  const selected = isDay(value) ? parseISO(value) : undefined
  return (
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
  )
}
