'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { DateInput } from '@/components/shared/form/date-input'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { Checkbox } from '@/components/ui/checkbox'
import { FormControl, FormField, FormItem, FormLabel } from '@/components/ui/form'
import { type Day, formatDayInline, isDay } from '@/lib/core/dates'
import {
  frequencies,
  FREQUENCY_LABELS,
  FREQUENCY_UNITS,
  type ScheduleRule,
} from '@/lib/documents/recurrence/types'
import { CountField } from './count-field'
import type { RecurrenceFields } from './recurrence-values'
import { anchorRecurrenceRule } from '@/components/documents/recurring/schedule-values'
import { Label } from '@/components/ui/label'
import { listNextDates } from '@/lib/documents/recurrence/recurrence-dates'

interface RecurrenceFieldsetProps {
  /** What is past is never written. */
  today: Day
  /** How many invoices the series has written. */
  written?: number
  /** The day an existing series is counted from. */
  anchor?: Day
  /** Otherwise the issue date of its first invoice. */
  issueDate?: Day
}

const FREQUENCIES = frequencies.map((value) => ({ value, label: FREQUENCY_LABELS[value] }))

/** When a recurring invoice is written again, until when, and which days that means. Inside a form that has its fields. */
export function RecurrenceFieldset({ today, written = 0, anchor, issueDate }: RecurrenceFieldsetProps) {
  const { control } = useFormContext<RecurrenceFields>()
  const typed = useWatch({ control }) as RecurrenceFields
  const [one, several] = FREQUENCY_UNITS[typed.frequency]
  return (
    <div className="@container">
      <div className="grid gap-4 @sm:grid-cols-2">
        <LabeledField
          control={control}
          name="recurringDate"
          label={anchor ? 'Next invoice on' : 'Recurrence Date'}
          description={anchor ? undefined : 'The day the next invoice is created. This invoice is the first.'}
        >
          {(field) => <DateInput {...field} />}
        </LabeledField>
        <LabeledField control={control} name="frequency" label="Repeats">
          {(field) => <OptionSelect {...field} options={FREQUENCIES} />}
        </LabeledField>
        <CountField name="every" label="Every" unit={typed.every.trim() === '1' ? one : several} />
        <CountField
          name="maxRuns"
          label="Ends after"
          unit={typed.maxRuns.trim() === '1' ? 'invoice' : 'invoices'}
          placeholder="Any"
        />
        <LabeledField
          control={control}
          name="endsOn"
          label="Ends on"
          description="Leave empty to repeat until you end it."
        >
          {(field) => <DateInput {...field} />}
        </LabeledField>
        <FormField
          control={control}
          name="autoSend"
          render={({ field: { value, onChange, ...field } }) => (
            <FormItem className="touch-target flex w-fit items-center gap-2.5 @sm:col-span-2">
              <FormControl>
                <Checkbox {...field} checked={value} onCheckedChange={onChange} />
              </FormControl>
              <FormLabel className="text-sm font-normal">E-mail each invoice automatically</FormLabel>
            </FormItem>
          )}
        />
      </div>
      <NextDates
        rule={anchorRecurrenceRule(typed, { anchor, issueDate })}
        nextOn={typed.recurringDate}
        today={today}
        written={written}
      />
    </div>
  )
}

interface NextDatesProps {
  rule: ScheduleRule
  /** How many invoices the series has written. */
  written: number
  /** What is past is never written. */
  today: Day
  /** The first of them, where the series is counted from an earlier day. */
  nextOn?: Day
}

/** The next five dates of a series as it stands in a form; nothing while it makes no sense. */
function NextDates({ rule, written, today, nextOn = rule.startsOn }: NextDatesProps) {
  const isWhole = Number.isInteger(rule.every) && rule.every >= 1 && rule.every <= 99
  const from = nextOn > today ? nextOn : today
  const dates =
    isDay(rule.startsOn) && isDay(from) && isWhole ? listNextDates(rule, 5, { from, written }) : []
  if (dates.length === 0) return null
  return (
    <div className="mt-4" aria-live="polite">
      <Label asChild>
        <p>Next dates</p>
      </Label>
      <ol aria-label="Next dates" className="text-caption mt-2 flex flex-wrap gap-1.5 tabular-nums">
        {dates.map((date) => (
          <li key={date} className="bg-background rounded-sm border px-2 py-0.5">
            {formatDayInline(date)}
          </li>
        ))}
      </ol>
    </div>
  )
}
