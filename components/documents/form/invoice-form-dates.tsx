'use client'

import { useEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { DateInput } from '@/components/ui/legacy/date-input'
import { FormField } from '@/components/ui/legacy/form-field'
import { addDays, daysBetween, isDay, type Day } from '@/lib/kernel/dates'
import { PAYMENT_TERMS } from '@/lib/kernel/site'
import type { InvoiceFields } from './invoice-form-values'
import { useKind } from './use-said'
import { useRegistered } from '@/components/documents/form/kept/use-registered'

/** Side by side wherever there is room for two dates. */
const DATE = 'col-span-2 @[20rem]:col-span-1'

/** When the invoice is written and when it is due. `paymentTerms`: the user's own, in days. */
export function InvoiceFormDates({ paymentTerms }: { paymentTerms: number }) {
  const { control, getValues, setValue } = useFormContext<InvoiceFields>()
  const kind = useKind()
  const { errors } = useFormState({ control, name: ['issueDate', 'dueDate'] })
  const terms = [...new Set<number>([...PAYMENT_TERMS, paymentTerms])].sort((a, b) => a - b)
  const issueDate = useRegistered<InvoiceFields>('issueDate', { deps: 'dueDate' })
  const dueDate = useRegistered<InvoiceFields>('dueDate')

  // The last whole date: the browser's date field is empty while one is being typed, and a draft may be brought back.
  const issueDay = useWatch({ control, name: 'issueDate' })
  const issued = useRef(issueDay)
  useEffect(() => {
    if (isDay(issueDay)) issued.current = issueDay
  }, [issueDay])
  /** The due date moves along for as long as it keeps to one of the terms. */
  const moveDueDate = (day: Day) => {
    if (!isDay(day)) return
    // Nothing of a credit note is due later.
    if (kind === 'CREDIT_NOTE') return setValue('dueDate', day, { shouldDirty: true })
    const due = getValues('dueDate')
    const days = isDay(issued.current) && isDay(due) ? daysBetween(issued.current, due) : NaN
    if (terms.includes(days)) setValue('dueDate', addDays(day, days), { shouldDirty: true })
  }

  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-2.5">
      <FormField className={DATE} label="Issue Date" required error={errors.issueDate?.message}>
        <DateInput
          {...issueDate}
          onChange={(event) => {
            moveDueDate(event.target.value)
            void issueDate.onChange(event)
          }}
        />
      </FormField>
      {kind !== 'CREDIT_NOTE' && (
        <>
          <FormField
            className={DATE}
            label={kind === 'QUOTE' ? 'Valid Until' : 'Due Date'}
            required
            error={errors.dueDate?.message}
          >
            <DateInput {...dueDate} />
          </FormField>
          <Terms terms={terms} legend={kind === 'QUOTE' ? 'Valid for' : 'Due after'} />
        </>
      )}
    </div>
  )
}

/** The usual terms, one press each; together they are one stop of the Tab key. */
function Terms({ terms, legend }: { terms: number[]; legend: string }) {
  const { control, setValue, getFieldState } = useFormContext<InvoiceFields>()
  const [issueDate, dueDate] = useWatch({ control, name: ['issueDate', 'dueDate'] })
  const from = isDay(issueDate) ? issueDate : null
  return (
    <fieldset className="col-span-2 flex flex-wrap items-center gap-2 @md:justify-end">
      <legend className="sr-only">{legend}</legend>
      {terms.map((days) => {
        const due = from && addDays(from, days)
        return (
          <label key={days} className="term-chip">
            <input
              type="radio"
              name="terms"
              value={days}
              className="sr-only"
              disabled={!due}
              checked={due !== null && due === dueDate}
              onChange={() =>
                due &&
                setValue('dueDate', due, {
                  shouldDirty: true,
                  shouldValidate: getFieldState('dueDate').invalid,
                })
              }
            />
            {days} days
          </label>
        )
      })}
    </fieldset>
  )
}
