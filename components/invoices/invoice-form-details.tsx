'use client'

import { useEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { DateInput } from '@/components/ui/date-input'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { addDays, isDay, type Day } from '@/lib/dates'
import { derivedPaymentMethod } from '@/lib/invoices/rules'
import { paymentMethodLabel, typeLabel } from '@/lib/invoices/status'
import { INVOICE_TYPES, PAYMENT_METHODS, type PaymentMethod } from '@/lib/invoices/types'
import { RECURRENCE_DAYS } from '@/lib/recurring/types'
import type { InvoiceFields } from './invoice-form-values'
import { RepeatFieldset } from './repeat-fieldset'

type InvoiceFormDetailsProps = {
  currencies: string[]
  today: Day
  /** Days from issue to due date, as long as nobody sets another. */
  paymentTerms: number
}

/** On a phone only the two dates share a row, and not even those on the smallest. */
const WIDE = 'col-span-2 @md:col-span-1'
const DATE = 'col-span-2 @[20rem]:col-span-1'

/** Everything about the invoice but its client, items and texts. */
export function InvoiceFormDetails({ currencies, today, paymentTerms }: InvoiceFormDetailsProps) {
  const { control, register, getValues, setValue } = useFormContext<InvoiceFields>()
  const { errors, defaultValues } = useFormState({ control })
  const [type, currency, method] = useWatch({ control, name: ['invoiceType', 'currency', 'paymentMethod'] })
  const started = defaultValues?.currency
  const recurring = type === 'RECURRING'
  // A client may bring a currency of its own, and a stored invoice one that is not offered any more.
  const offered = currencies.includes(currency) ? currencies : [...currencies, currency]

  // The last whole date: the browser's date field is empty while one is being typed.
  const issued = useRef(getValues('issueDate'))
  const issueDate = register('issueDate', { deps: 'dueDate' })
  /** The due date moves along until somebody sets another. */
  const moveDueDate = (day: Day) => {
    if (!isDay(day)) return
    if (getValues('dueDate') === addDays(issued.current, paymentTerms))
      setValue('dueDate', addDays(day, paymentTerms), { shouldDirty: true })
    issued.current = day
  }
  const becameRecurring = recurring && defaultValues?.invoiceType !== 'RECURRING'
  useEffect(() => {
    if (becameRecurring && !getValues('recurringDate'))
      setValue('recurringDate', addDays(today, RECURRENCE_DAYS), { shouldDirty: true })
  }, [becameRecurring, getValues, setValue, today])

  return (
    <div className="grid grid-cols-2 gap-4">
      <FormField
        className={WIDE}
        label="Currency"
        required
        hint={currency === started ? undefined : 'A new currency keeps your items. Prices are not converted.'}
        error={errors.currency?.message}
      >
        <Select {...register('currency')}>
          {offered.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      </FormField>
      <FormField className={WIDE} label="Invoice Number" required error={errors.invoiceNumber?.message}>
        <Input {...register('invoiceNumber')} autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField className={DATE} label="Issue Date" required error={errors.issueDate?.message}>
        <DateInput
          {...issueDate}
          // There from the first byte, or the browser's own placeholder gives way to it later.
          defaultValue={defaultValues?.issueDate}
          onChange={(event) => {
            moveDueDate(event.target.value)
            void issueDate.onChange(event)
          }}
        />
      </FormField>
      <FormField className={DATE} label="Due Date" required error={errors.dueDate?.message}>
        <DateInput {...register('dueDate')} defaultValue={defaultValues?.dueDate} />
      </FormField>
      <FormField className={WIDE} label="Invoice Type" error={errors.invoiceType?.message}>
        <Select {...register('invoiceType')}>
          {INVOICE_TYPES.map((value) => (
            <option key={value} value={value}>
              {typeLabel(value)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField className={WIDE} label="Payment Method" error={errors.paymentMethod?.message}>
        <Select
          value={method || derivedPaymentMethod(type)}
          onChange={(event) =>
            setValue('paymentMethod', event.target.value as PaymentMethod, { shouldDirty: true })
          }
        >
          {PAYMENT_METHODS.map((value) => (
            <option key={value} value={value}>
              {paymentMethodLabel(value)}
            </option>
          ))}
        </Select>
      </FormField>
      {recurring && (
        <div className="bg-muted/50 col-span-2 rounded-lg border p-4">
          <RepeatFieldset today={today} />
        </div>
      )}
    </div>
  )
}
