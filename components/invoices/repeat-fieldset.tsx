'use client'

import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { DateInput } from '@/components/ui/date-input'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { Day } from '@/lib/dates'
import { FREQUENCY_LABELS, FREQUENCY_UNITS } from '@/lib/recurring/types'
import { NextDates } from './next-dates'
import { repeatRule, type RepeatFields } from './repeat-values'

type Wrong = Record<string, { message?: string } | undefined>

interface RepeatFieldsetProps {
  /** What is past is never written. */
  today: Day
  /** How many invoices the series has written. */
  written?: number
}

/** When a recurring invoice is written again, until when, and which days that means. Inside a form that has its fields. */
export function RepeatFieldset({ today, written = 0 }: RepeatFieldsetProps) {
  const { control, register } = useFormContext<RepeatFields>()
  const { errors } = useFormState({ control })
  const typed = useWatch({ control }) as RepeatFields
  // The API and its schemas say what is wrong under the names they have for it.
  const { schedule, startsOn } = errors as Wrong & { schedule?: Wrong }
  const wrong = (name: 'every' | 'endsOn' | 'maxRuns') => (schedule?.[name] ?? errors[name])?.message
  const [one, several] = FREQUENCY_UNITS[typed.frequency]
  return (
    <div className="@container">
      <div className="grid gap-4 @sm:grid-cols-2">
        <FormField label="Recurrence Date" error={(errors.recurringDate ?? startsOn)?.message}>
          <DateInput {...register('recurringDate')} />
        </FormField>
        <FormField label="Repeats">
          <Select {...register('frequency')}>
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
              <Input {...register('every')} {...control} {...COUNT} />
            </Counted>
          )}
        </FormField>
        <FormField label="Ends after" error={wrong('maxRuns')}>
          {(control) => (
            <Counted unit={typed.maxRuns.trim() === '1' ? 'invoice' : 'invoices'}>
              <Input {...register('maxRuns')} {...control} {...COUNT} placeholder="Any" />
            </Counted>
          )}
        </FormField>
        <FormField label="Ends on" hint="Left empty, it goes on until you end it." error={wrong('endsOn')}>
          <DateInput {...register('endsOn')} />
        </FormField>
        <label className="touch-target flex w-fit items-center gap-2.5 @sm:col-span-2">
          <Checkbox {...register('autoSend')} />
          Send each one by e-mail at once
        </label>
      </div>
      <NextDates rule={repeatRule(typed)} today={today} written={written} />
      <p className="ui-field-hint mt-3">
        {'{month}, {quarter}, {year} and {date} in items and notes become those of each invoice.'}
      </p>
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
