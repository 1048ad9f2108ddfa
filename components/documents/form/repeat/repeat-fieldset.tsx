'use client'

import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/legacy/checkbox'
import { DateInput } from '@/components/ui/legacy/date-input'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/legacy/select'
import type { Day } from '@/lib/kernel/dates'
import { FREQUENCY_LABELS, FREQUENCY_UNITS } from '@/lib/documents/rhythm/types'
import { NextDates } from './next-dates'
import type { RepeatFields } from './repeat-values'
import { anchoredRule } from '@/components/documents/series/series-values'
import { useRegistered } from '@/components/documents/form/kept/use-registered'

type Wrong = Record<string, { message?: string } | undefined>

interface RepeatFieldsetProps {
  /** What is past is never written. */
  today: Day
  /** How many invoices the series has written. */
  written?: number
  /** The day an existing series is counted from. */
  anchor?: Day
  /** Otherwise the issue date of its first invoice. */
  issueDate?: Day
}

/** When a recurring invoice is written again, until when, and which days that means. Inside a form that has its fields. */
export function RepeatFieldset({ today, written = 0, anchor, issueDate }: RepeatFieldsetProps) {
  const { control, register, getValues } = useFormContext<RepeatFields>()
  const [autoSend] = useState(() => getValues('autoSend'))
  const fields = {
    recurringDate: useRegistered<RepeatFields>('recurringDate'),
    frequency: useRegistered<RepeatFields>('frequency'),
    every: useRegistered<RepeatFields>('every'),
    maxRuns: useRegistered<RepeatFields>('maxRuns'),
    endsOn: useRegistered<RepeatFields>('endsOn'),
  }
  const { errors } = useFormState({ control })
  const typed = useWatch({ control }) as RepeatFields
  // The API and its schemas say what is wrong under the names they have for it.
  const { schedule, startsOn, nextOn } = errors as Wrong & { schedule?: Wrong }
  const wrong = (name: 'every' | 'endsOn' | 'maxRuns') => (schedule?.[name] ?? errors[name])?.message
  const [one, several] = FREQUENCY_UNITS[typed.frequency]
  return (
    <div className="@container">
      <div className="grid gap-4 @sm:grid-cols-2">
        <FormField
          label={anchor ? 'Next invoice on' : 'Recurrence Date'}
          hint={anchor ? undefined : 'The day the next invoice is created. This invoice is the first.'}
          error={(errors.recurringDate ?? startsOn ?? nextOn)?.message}
        >
          <DateInput {...fields.recurringDate} />
        </FormField>
        <FormField label="Repeats">
          <Select {...fields.frequency}>
            {Object.entries(FREQUENCY_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label="Every" error={wrong('every')}>
          {(control) => (
            <Counted unit={typed.every.trim() === '1' ? one : several}>
              <Input {...fields.every} {...control} {...COUNT} />
            </Counted>
          )}
        </FormField>
        <FormField label="Ends after" error={wrong('maxRuns')}>
          {(control) => (
            <Counted unit={typed.maxRuns.trim() === '1' ? 'invoice' : 'invoices'}>
              <Input {...fields.maxRuns} {...control} {...COUNT} placeholder="Any" />
            </Counted>
          )}
        </FormField>
        <FormField label="Ends on" hint="Leave empty to repeat until you end it." error={wrong('endsOn')}>
          <DateInput {...fields.endsOn} />
        </FormField>
        <label className="touch-target flex w-fit items-center gap-2.5 @sm:col-span-2">
          <Checkbox {...register('autoSend')} defaultChecked={autoSend} />
          E-mail each invoice automatically
        </label>
      </div>
      <NextDates
        rule={anchoredRule(typed, { anchor, issueDate })}
        nextOn={typed.recurringDate}
        today={today}
        written={written}
      />
    </div>
  )
}

const COUNT = { inputMode: 'numeric', autoComplete: 'off', className: 'tabular w-20' } as const

const Counted = ({ unit, children }: { unit: string; children: React.ReactNode }) => (
  <span className="flex items-center gap-2.5">
    {children}
    <span className="text-muted-foreground">{unit}</span>
  </span>
)
