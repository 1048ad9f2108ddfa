'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react'
import { CalendarIcon } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useDateFormat } from '@/components/shared/format-settings'
import { isDay, type Day } from '@/lib/core/dates'
import { formatTypedDay, parseDay } from '@/lib/core/dates/parse-day'
import { cn } from '@/lib/utils'

/** Parts of a date pattern. */
const PARTS = ['dd', 'MM', 'yyyy'] as const

const loadCalendar = () => import('./date-calendar')
const DateCalendar = lazy(loadCalendar)

type DateInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> & {
  /** Date; '' for none; an invalid date as typed. */
  value: Day | string
  onChange: (value: Day | string) => void
}

/**
 * Date typed in the reader's order or as ISO 8601, or chosen from a calendar. Works as a controlled field of React Hook
 * Form. An invalid date becomes the value as typed, for the schema to reject: pass `createDateErrorOptions` to the
 * form's resolver. It is reported when the field is left.
 */
export function DateInput({ value, onChange, className, disabled, readOnly, ...props }: DateInputProps) {
  const t = useTranslations('common.date')
  const { pattern, weekStartsOn } = useDateFormat()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const form = useFormContext()
  /** Shows or clears the field's error. */
  const validate = () => void (props.name && form?.trigger(props.name))
  const change = (next: Day | string) => {
    onChange(next)
    if (props.name && form?.getFieldState(props.name).error) validate()
  }
  const toValue = (text: string) => parseDay(text, pattern) ?? text.trim()
  return (
    <span className={cn('relative flex min-w-36', className)}>
      <Input
        autoComplete="off"
        placeholder={PARTS.reduce((text, part) => text.replace(part, t(`pattern.${part}`)), pattern)}
        {...props}
        disabled={disabled}
        readOnly={readOnly}
        // Keeps the typed text until the field is left or the value is changed from outside.
        value={toValue(typed) === value ? typed : formatTypedDay(value, pattern)}
        onChange={(event) => {
          setTyped(event.target.value)
          change(toValue(event.target.value))
        }}
        onBlur={(event) => {
          setTyped('')
          props.onBlur?.(event)
          if (value && !isDay(value)) validate()
        }}
        onKeyDown={(event) => {
          props.onKeyDown?.(event)
          if (event.key !== 'ArrowDown' || !event.altKey || readOnly) return
          event.preventDefault()
          setOpen(true)
        }}
        className="pe-10 tabular-nums pointer-coarse:ps-2.5 pointer-coarse:pe-9.5"
      />
      <Button
        ref={button}
        variant="ghost"
        size="icon-sm"
        aria-label={t('open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled || readOnly}
        className="text-muted-foreground hover:text-foreground absolute inset-y-0 end-0 my-auto me-0.5"
        onPointerEnter={loadCalendar}
        onFocus={loadCalendar}
        onClick={() => setOpen(!open)}
      >
        <CalendarIcon aria-hidden="true" />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DateCalendar
            anchor={button}
            value={value}
            weekStartsOn={weekStartsOn}
            onClose={() => setOpen(false)}
            onChoose={(day) => {
              change(day)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
