'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { DateInput } from '@/components/shared/form/date-input'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { addDays, isDay } from '@/lib/core/dates'
import { cn } from '@/lib/utils'
import type { InvoiceFields } from './invoice-form-values'
import { SupplyDates } from './supply-dates'
import { useDocumentKind } from './use-document-kind'
import { listPaymentTerms, useMoveDates } from './use-move-dates'

/** Side by side if both dates fit. */
const DATE = 'col-span-2 @[20rem]:col-span-1'

interface InvoiceFormDatesProps {
  /** The user's default, in days. */
  paymentTerms: number
  /** True if the form asks for the dates of supply, too. */
  asksSupplyDate: boolean
}

/** Issue and due date, and the dates of supply where they are required. */
export function InvoiceFormDates({ paymentTerms, asksSupplyDate }: InvoiceFormDatesProps) {
  const t = useTranslations('documentForm.dates')
  const { control } = useFormContext<InvoiceFields>()
  const kind = useDocumentKind()
  const terms = listPaymentTerms(paymentTerms)
  const moveOtherDates = useMoveDates(paymentTerms)

  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-2.5">
      <FormField
        control={control}
        name="issueDate"
        rules={{ deps: 'dueDate' }}
        render={({ field }) => (
          <FormItem className={DATE}>
            <FormLabel>{t('issued', { kind })}</FormLabel>
            <FormControl aria-required>
              <DateInput
                {...field}
                onChange={(day) => {
                  moveOtherDates(day)
                  field.onChange(day)
                }}
              />
            </FormControl>
            <FormMessage />
          </FormItem>
        )}
      />
      {kind !== 'CREDIT_NOTE' && (
        <>
          <LabeledField control={control} name="dueDate" label={t('due', { kind })} required className={DATE}>
            {(field) => <DateInput {...field} />}
          </LabeledField>
          <Terms terms={terms} legend={t('terms', { kind })} />
        </>
      )}
      {asksSupplyDate && <SupplyDates className="col-span-2" />}
    </div>
  )
}

/** One-click payment terms; together a single tab stop. */
function Terms({ terms, legend }: { terms: number[]; legend: string }) {
  const t = useTranslations('documentForm.dates')
  const { control, setValue, getFieldState } = useFormContext<InvoiceFields>()
  const [issueDate, dueDate] = useWatch({ control, name: ['issueDate', 'dueDate'] })
  const from = isDay(issueDate) ? issueDate : null
  return (
    <fieldset className="col-span-2 flex flex-wrap items-center gap-2 @md:justify-end">
      <legend className="sr-only">{legend}</legend>
      {terms.map((days) => {
        const due = from && addDays(from, days)
        return (
          <label
            key={days}
            className={cn(
              'text-muted-foreground hover:border-input hover:text-foreground relative inline-flex min-h-7 cursor-pointer items-center rounded-full border px-2.5 text-xs font-medium pointer-coarse:min-h-11 pointer-coarse:px-3.5',
              'has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-2 forced-colors:has-checked:outline-[Highlight]',
              'has-focus-visible:outline-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              !due && 'cursor-not-allowed opacity-55',
            )}
          >
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
            {t('days', { days })}
          </label>
        )
      })}
    </fieldset>
  )
}
