'use client'

import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { CalendarIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { useDateFormat } from '@/components/shared/date-format'
import type { Day } from '@/lib/kernel/dates'
import { formatTypedDay, parseDay } from '@/lib/kernel/dates/typed'
import { cn } from '@/lib/utils'

const DateCalendar = lazy(() => import('./date-calendar'))

type DateInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> & {
  /** The day; '' for none; text that is no date as it was typed. */
  value: Day | string
  onChange: (value: Day | string) => void
}

/**
 * A calendar day, typed in the reader's order or as ISO 8601, or chosen from a calendar. Works with a controlled field of React
 * Hook Form. Text that is no date becomes the value as it is, for the schema to refuse: give `dateErrors` to the form's resolver.
 */
export function DateInput({ value, onChange, className, disabled, readOnly, ...props }: DateInputProps) {
  const { pattern, weekStartsOn } = useDateFormat()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const toValue = (text: string) => parseDay(text, pattern) ?? text.trim()
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <span className={cn('relative flex min-w-36', className)}>
        <Input
          autoComplete="off"
          placeholder={pattern.toLowerCase()}
          {...props}
          disabled={disabled}
          readOnly={readOnly}
          // Typing is left alone until the field is left, or the value comes from elsewhere.
          value={toValue(typed) === value ? typed : formatTypedDay(value, pattern)}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(toValue(event.target.value))
          }}
          onBlur={(event) => {
            setTyped('')
            props.onBlur?.(event)
          }}
          onKeyDown={(event) => {
            props.onKeyDown?.(event)
            if (event.key !== 'ArrowDown' || !event.altKey || readOnly) return
            event.preventDefault()
            setOpen(true)
          }}
          className="tabular pe-10 pointer-coarse:pe-12"
        />
        <PopoverTrigger asChild>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label="Open calendar"
            disabled={disabled || readOnly}
            className="text-muted-foreground hover:text-foreground absolute inset-y-0 end-0 my-auto me-0.5"
          >
            <CalendarIcon aria-hidden="true" />
          </Button>
        </PopoverTrigger>
      </span>
      <PopoverContent align="end" className="w-auto p-0" aria-label="Calendar">
        {/* As high as six weeks, so that the calendar does not move when it comes. */}
        <Suspense fallback={<div className="h-88 w-71" />}>
          <DateCalendar
            value={value}
            weekStartsOn={weekStartsOn}
            onChoose={(day) => {
              onChange(day)
              setOpen(false)
            }}
          />
        </Suspense>
      </PopoverContent>
    </Popover>
  )
}
