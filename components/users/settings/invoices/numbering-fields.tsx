'use client'

import { useTranslations } from 'next-intl'
import { addMonths, addYears, startOfMonth, startOfYear } from 'date-fns'
import { useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFieldMessage } from '@/components/hooks/use-field-message'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { type Day, toDate, toDay } from '@/lib/core/dates'
import { expandKind, type NumberedKind } from '@/lib/business/numbering/numbered-kinds'
import { inferPattern, addYearPlaceholder } from '@/lib/business/numbering/infer-pattern'
import {
  formatDocumentNumber,
  MAX_NUMBER_LENGTH,
  MAX_PATTERN_LENGTH,
  findPatternProblem,
  parseDocumentNumber,
  RESET_INTERVALS,
  replaceCount,
} from '@/lib/business/numbering/pattern'
import type { NumberingValues } from '../../user-values'

interface NumberingFieldsProps {
  kind: NumberedKind
  /** User's date, for the year and month in a number. */
  today: Day
}

const OWN = { autoComplete: 'off', spellCheck: false, className: 'tabular-nums' } as const
const CHANGE = { shouldDirty: true, shouldValidate: true } as const
const CLIENT = 'Acme'

/** Numbering of a document kind: pattern, reset interval and next number. */
export function NumberingFields({ kind, today }: NumberingFieldsProps) {
  const t = useTranslations('settings.numbering')
  const formatFieldMessage = useFieldMessage()
  const { control, setValue } = useFormContext<NumberingValues>()
  const [typedPattern = '', resets, next = ''] = useWatch({
    control,
    name: ['numberPattern', 'numberResets', 'nextInvoiceNumber'],
  })
  const spell = (pattern: string) => expandKind(pattern.trim(), kind)
  const pattern = spell(typedPattern)
  // Last valid pattern, with which the next number is read while another pattern is typed.
  const [lastPattern, setLastPattern] = useState(pattern)
  const problem = findPatternProblem(typedPattern.trim(), resets)
  const dated = problem ? null : addYearPlaceholder(typedPattern.trim())

  const changePattern = (typed: string) => {
    const count = parseDocumentNumber(lastPattern, next.trim())?.count
    if (findPatternProblem(typed.trim(), 'NEVER')) return
    setLastPattern(spell(typed))
    if (count !== undefined)
      setValue(
        'nextInvoiceNumber',
        formatDocumentNumber(spell(typed), { day: today, client: CLIENT }, count),
        CHANGE,
      )
  }
  /** A next number that doesn't match the pattern sets a new pattern. */
  const changeNumber = (typed: string) => {
    const own = parseDocumentNumber(pattern, typed) || !/[1-9]/.test(typed) ? null : inferPattern(typed)
    if (!own) return
    setLastPattern(own.pattern)
    setValue('numberPattern', own.pattern, CHANGE)
    setValue('numberResets', 'NEVER', CHANGE)
  }
  const useYear = () => {
    if (!dated) return
    setValue('numberPattern', dated.pattern, CHANGE)
    setValue('numberResets', 'YEARLY', CHANGE)
    changePattern(dated.pattern)
  }

  return (
    <>
      <LabeledField
        control={control}
        name="numberPattern"
        label={t('pattern')}
        description={t('patternHint', { prefix: expandKind('{KIND}', kind) })}
        className="sm:col-span-2"
      >
        {(field) => (
          <Input
            {...field}
            {...OWN}
            maxLength={MAX_PATTERN_LENGTH}
            onChange={(event) => {
              field.onChange(event)
              changePattern(event.target.value)
            }}
          />
        )}
      </LabeledField>
      {dated && (
        <p className="text-muted-foreground -mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm sm:col-span-2">
          {t('yearStays', { year: dated.year })}
          <Button type="button" variant="outline" size="sm" onClick={useYear}>
            {t('useYear')}
          </Button>
        </p>
      )}
      <LabeledField control={control} name="numberResets" label={t('resets')}>
        {(field) => (
          <OptionSelect
            {...field}
            options={RESET_INTERVALS.map((value) => ({ value, label: t(`interval.${value}`) }))}
          />
        )}
      </LabeledField>
      <LabeledField control={control} name="nextInvoiceNumber" label={t('next', { kind })}>
        {(field) => (
          <Input
            {...field}
            {...OWN}
            maxLength={MAX_NUMBER_LENGTH}
            onBlur={(event) => {
              field.onBlur()
              changeNumber(event.target.value.trim())
            }}
          />
        )}
      </LabeledField>
      <p className="text-sm sm:col-span-2" aria-live="polite">
        {problem ? (
          formatFieldMessage(problem.message)
        ) : (
          <Upcoming pattern={pattern} resets={resets} next={next.trim()} today={today} />
        )}
      </p>
    </>
  )
}

interface UpcomingProps {
  pattern: string
  resets: NumberingValues['numberResets']
  next: string
  today: Day
}

/** Next three numbers, and the first one after a reset. */
function Upcoming({ pattern, resets, next, today }: UpcomingProps) {
  const t = useTranslations('settings.numbering')
  const parsed = parseDocumentNumber(pattern, next)
  if (!parsed) return null
  const numbers = [0, 1, 2].map((more) => replaceCount(pattern, next, parsed.count + more)).join(', ')
  const number = (text: ReactNode) => <bdi className="tabular-nums">{text}</bdi>
  const first = (day: Day) => formatDocumentNumber(pattern, { day, client: CLIENT }, 1)
  if (resets === 'YEARLY') {
    const nextYear = toDay(startOfYear(addYears(toDate(today), 1)))
    return t.rich('upcomingYearly', { numbers, first: first(nextYear), number })
  }
  if (resets === 'MONTHLY') {
    const nextMonth = toDay(startOfMonth(addMonths(toDate(today), 1)))
    return t.rich('upcomingMonthly', { numbers, first: first(nextMonth), number })
  }
  return t.rich('upcoming', { numbers, number })
}
