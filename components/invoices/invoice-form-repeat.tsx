'use client'

import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { DateInput } from '@/components/ui/date-input'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { Day } from '@/lib/dates'
import { parseNumber } from '@/lib/money/parse'
import { FREQUENCY_LABELS } from '@/lib/recurring/types'
import type { InvoiceFields } from './invoice-form-values'
import { NextDates } from './next-dates'

/** When a recurring invoice is written again: the first day, how often, and what that means. */
export function InvoiceFormRepeat({ className, today }: { className: string; today: Day }) {
  const { control, register } = useFormContext<InvoiceFields>()
  const { errors } = useFormState({ control })
  const [startsOn, frequency, every, endsOn, maxRuns] = useWatch({
    control,
    name: ['recurringDate', 'frequency', 'every', 'endsOn', 'maxRuns'],
  })
  // The API and its schema say what is wrong under the name they have for it.
  const { schedule } = errors as { schedule?: Record<string, { message?: string } | undefined> }
  const wrong = (name: 'every' | 'endsOn' | 'maxRuns') => schedule?.[name]?.message
  return (
    <>
      <FormField className={className} label="Recurrence Date" error={errors.recurringDate?.message}>
        <DateInput {...register('recurringDate')} />
      </FormField>
      <FormField className={className} label="Repeats">
        <Select {...register('frequency')}>
          {Object.entries(FREQUENCY_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField className={className} label="Every" hint="2 is every second one." error={wrong('every')}>
        <Input {...register('every')} inputMode="numeric" autoComplete="off" className="tabular" />
      </FormField>
      <FormField className={className} label="Ends on" hint="Empty: it does not end." error={wrong('endsOn')}>
        <DateInput {...register('endsOn')} />
      </FormField>
      <FormField className={className} label="Ends after" hint="Empty: no limit." error={wrong('maxRuns')}>
        <Input
          {...register('maxRuns')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="Number of invoices"
          className="tabular"
        />
      </FormField>
      <label className="col-span-2 flex w-fit items-center gap-2.5">
        <Checkbox {...register('autoSend')} />
        Send each one by e-mail at once
      </label>
      <div className="col-span-2">
        <NextDates
          today={today}
          rule={{
            frequency,
            every: parseNumber(every) ?? 0,
            startsOn,
            endsOn: endsOn || null,
            maxRuns: maxRuns.trim() ? (parseNumber(maxRuns) ?? null) : null,
          }}
        />
      </div>
    </>
  )
}
