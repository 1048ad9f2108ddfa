'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateInput } from '@/components/shared/form/date-input'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Button } from '@/components/ui/button'
import { isDay } from '@/lib/core/dates'
import { isSuppliedOnIssue } from '@/lib/documents/supply-dates'
import { cn } from '@/lib/utils'
import type { InvoiceFields } from './invoice-form-values'

const DATE = 'col-span-2 @[20rem]:col-span-1'

/** Date or period of supply, with one click for the issue date. */
export function SupplyDates({ className, autoFocus }: { className?: string; autoFocus?: boolean }) {
  const t = useTranslations('documentForm.charges')
  const { control, setValue, setFocus } = useFormContext<InvoiceFields>()
  const [issueDate, serviceFrom, serviceUntil] = useWatch({
    control,
    name: ['issueDate', 'serviceFrom', 'serviceUntil'],
  })
  const isSame = isSuppliedOnIssue({ issueDate, serviceFrom, serviceUntil })
  const setSame = () => {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('serviceFrom', issueDate, options)
    setValue('serviceUntil', '', options)
    // The button disappears.
    setFocus('serviceFrom')
  }
  return (
    <div className={cn('grid grid-cols-2 items-start gap-x-4 gap-y-2.5', className)}>
      <LabeledField
        control={control}
        name="serviceFrom"
        label={t('serviceDate')}
        description={t(isSame ? 'serviceDateFollows' : 'serviceDateHelp')}
        className={DATE}
      >
        {(field) => <DateInput {...field} autoFocus={autoFocus} />}
      </LabeledField>
      <LabeledField control={control} name="serviceUntil" label={t('serviceUntil')} className={DATE}>
        {(field) => <DateInput {...field} />}
      </LabeledField>
      {!isSame && (
        <Button
          type="button"
          variant="outline"
          size="sm"
          className="col-span-2 justify-self-start"
          disabled={!isDay(issueDate)}
          onClick={setSame}
        >
          {t('sameAsIssueDate')}
        </Button>
      )}
    </div>
  )
}
