'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateInput } from '@/components/shared/form/date-input'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { Checkbox } from '@/components/ui/checkbox'
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { type Day, isDay } from '@/lib/core/dates'
import { frequencies, type ScheduleRule } from '@/lib/documents/recurrence/types'
import type { RecurrenceFields } from './recurrence-values'
import { anchorRecurrenceRule } from '@/components/documents/recurring/schedule-values'
import { Label } from '@/components/ui/label'
import { listNextDates } from '@/lib/documents/recurrence/recurrence-dates'
import type { ReactNode } from 'react'
import { Input } from '@/components/ui/input'
import { useFormats } from '@/components/shared/formats'

interface RecurrenceFieldsetProps {
  /** No invoice is created for a past date. */
  today: Day
  /** Number of invoices created so far. */
  createdCount?: number
  /** Start date of an existing schedule. */
  anchor?: Day
  /** Issue date of the first invoice, if the schedule doesn't exist yet. */
  issueDate?: Day
}

/** Interval, end and next dates of a recurring invoice. Requires a form with `RecurrenceFields`. */
export function RecurrenceFieldset({ today, createdCount = 0, anchor, issueDate }: RecurrenceFieldsetProps) {
  const t = useTranslations('recurrence')
  const { control } = useFormContext<RecurrenceFields>()
  const typed = useWatch({ control }) as RecurrenceFields
  return (
    <div className="@container">
      <div className="grid gap-4 @sm:grid-cols-2">
        <LabeledField
          control={control}
          name="recurringDate"
          label={anchor ? t('nextOn') : t('startsOn')}
          description={anchor ? undefined : t('startsOnHelp')}
        >
          {(field) => <DateInput {...field} />}
        </LabeledField>
        <LabeledField control={control} name="frequency" label={t('repeats')}>
          {(field) => (
            <OptionSelect
              {...field}
              options={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
            />
          )}
        </LabeledField>
        <CountField
          name="every"
          label={t('every')}
          unit={t(`units.${typed.frequency}`, { count: Number(typed.every) })}
        />
        <CountField
          name="maxRuns"
          label={t('endsAfter')}
          unit={t('invoices', { count: Number(typed.maxRuns) })}
          placeholder={t('anyNumber')}
        />
        <LabeledField control={control} name="endsOn" label={t('endsOn')} description={t('endsOnHelp')}>
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
              <FormLabel className="text-sm font-normal">{t('autoSend')}</FormLabel>
            </FormItem>
          )}
        />
      </div>
      <NextDates
        rule={anchorRecurrenceRule(typed, { anchor, issueDate })}
        nextOn={typed.recurringDate}
        today={today}
        createdCount={createdCount}
      />
    </div>
  )
}

interface NextDatesProps {
  rule: ScheduleRule
  /** Number of invoices created so far. */
  createdCount: number
  /** No invoice is created for a past date. */
  today: Day
  /** First date to list, if the schedule started earlier. */
  nextOn?: Day
}

/** Next five dates of the schedule in the form; nothing while it is invalid. */
function NextDates({ rule, createdCount, today, nextOn = rule.startsOn }: NextDatesProps) {
  const formats = useFormats()
  const t = useTranslations('recurrence')
  const isWhole = Number.isInteger(rule.every) && rule.every >= 1 && rule.every <= 99
  const from = nextOn > today ? nextOn : today
  const dates =
    isDay(rule.startsOn) && isDay(from) && isWhole ? listNextDates(rule, 5, { from, createdCount }) : []
  if (dates.length === 0) return null
  return (
    <div className="mt-4" aria-live="polite">
      <Label asChild>
        <p>{t('nextDates')}</p>
      </Label>
      <ol aria-label={t('nextDates')} className="text-caption mt-2 flex flex-wrap gap-1.5 tabular-nums">
        {dates.map((date) => (
          <li key={date} className="bg-background rounded-sm border px-2 py-0.5">
            {formats.inlineDay(date)}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface CountFieldProps {
  name: 'every' | 'maxRuns' | 'paymentTerms'
  label: string
  /** Unit label after the input. */
  unit: ReactNode
  placeholder?: string
}

export function CountField({ name, label, unit, placeholder }: CountFieldProps) {
  const { control } = useFormContext()
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem>
          <FormLabel>{label}</FormLabel>
          <span className="flex items-center gap-2.5">
            <FormControl>
              <Input
                {...field}
                inputMode="numeric"
                autoComplete="off"
                placeholder={placeholder}
                className="w-20 tabular-nums"
              />
            </FormControl>
            <span className="text-muted-foreground">{unit}</span>
          </span>
          <FormMessage />
        </FormItem>
      )}
    />
  )
}
