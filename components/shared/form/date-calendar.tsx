'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { formatISO, parseISO } from 'date-fns'
import type { DayPickerLocale } from 'react-day-picker'
import { de } from 'react-day-picker/locale/de'
import { Calendar } from '@/components/ui/calendar'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'
import { isDay, type Day } from '@/lib/core/dates'
import type { WeekStart } from '@/lib/core/dates/month'

/** Names and accessible labels by language of the interface; English is built in. */
const LOCALES: Record<string, DayPickerLocale> = { de }

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
  const t = useTranslations('common.date')
  const locale = useLocale()
  const { anchor, value, weekStartsOn, onClose, onChoose } = props
  // The calendar uses the browser's time zone, so a date is midnight there.
  const selected = isDay(value) ? parseISO(value) : undefined
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <PopoverContent
        align="end"
        className="w-auto p-0"
        aria-label={t('calendar')}
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
          locale={LOCALES[locale]}
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
