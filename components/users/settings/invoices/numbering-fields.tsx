'use client'

import { addMonths, addYears, startOfMonth, startOfYear } from 'date-fns'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { type Day, toDate, toDay } from '@/lib/core/dates'
import { expandKind, type NumberedKind } from '@/lib/business/numbering/numbered-kinds'
import { DOCUMENT_NOUNS } from '@/lib/i18n/document-nouns'
import { inferPattern, addYearPlaceholder } from '@/lib/business/numbering/infer-pattern'
import {
  formatDocumentNumber,
  MAX_NUMBER_LENGTH,
  MAX_PATTERN_LENGTH,
  findPatternProblem,
  parseDocumentNumber,
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
const RESETS_OPTIONS = [
  { value: 'NEVER', label: 'Never' },
  { value: 'YEARLY', label: 'Each year' },
  { value: 'MONTHLY', label: 'Each month' },
] as const

/** Numbering of a document kind: pattern, reset interval and next number. */
export function NumberingFields({ kind, today }: NumberingFieldsProps) {
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
        label="Number pattern"
        description={`{0000} counts up. {YYYY}, {YY} and {MM} are the issue date’s, {CLIENT} is the client, {KIND} is ${expandKind('{KIND}', kind)}.`}
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
          {dated.year} stays as it is, also next year.
          <Button type="button" variant="outline" size="sm" onClick={useYear}>
            Use the issue date’s year
          </Button>
        </p>
      )}
      <LabeledField control={control} name="numberResets" label="Start again at 1">
        {(field) => <OptionSelect {...field} options={RESETS_OPTIONS} />}
      </LabeledField>
      <LabeledField control={control} name="nextInvoiceNumber" label={`Next ${DOCUMENT_NOUNS[kind]} number`}>
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
          problem.message
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
  const parsed = parseDocumentNumber(pattern, next)
  if (!parsed) return null
  const three = [0, 1, 2].map((more) => replaceCount(pattern, next, parsed.count + more))
  const first = (day: Day) => formatDocumentNumber(pattern, { day, client: CLIENT }, 1)
  return (
    <>
      Next: <bdi className="tabular-nums">{three.join(', ')}</bdi>
      {resets === 'YEARLY' && (
        <>
          . From January 1:{' '}
          <bdi className="tabular-nums">{first(toDay(startOfYear(addYears(toDate(today), 1))))}</bdi>
        </>
      )}
      {resets === 'MONTHLY' && (
        <>
          . Next month:{' '}
          <bdi className="tabular-nums">{first(toDay(startOfMonth(addMonths(toDate(today), 1))))}</bdi>
        </>
      )}
    </>
  )
}
