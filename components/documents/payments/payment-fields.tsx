'use client'

import { useId } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { AmountField, MethodField } from '@/components/shared/payment-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { DateInput } from '@/components/ui/date-input'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import type { PaymentInput, PaymentValues } from '@/lib/documents/payments/schema'
import { exact, exactOrNull, formatMoney, type Exact } from '@/lib/kernel/money'

interface PaymentFieldsProps {
  form: UseFormReturn<PaymentValues, unknown, PaymentInput>
  currency: string
  /** What is left to pay without this payment. */
  left: number
  /** Whether money came in, so that it came in somehow and some of it may be left over. */
  isMoney?: boolean
}

/** What is more than is left to pay; null where nothing is. */
export function excessOf(amount: number, left: number): Exact | null {
  const sum = exactOrNull(String(amount))
  return sum?.gt(left) ? sum.minus(exact(left)) : null
}

/** What is asked about a payment, recorded or changed. What is more than the balance is offered as credit, in words, before it is saved. */
export function PaymentFields({ form, currency, left, isMoney = true }: PaymentFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const amount = useWatch({ control, name: 'amount' })
  const excess = isMoney ? excessOf(amount, left) : null
  const creditHint = useId()
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField control={control} name="amount" currency={currency} expected={left} />
        <FormField required label="Date" error={errors.paidOn?.message}>
          <DateInput {...register('paidOn')} />
        </FormField>
      </div>
      {excess && (
        <div>
          <label className="touch-target flex items-center gap-2.5">
            <Checkbox {...register('creditExcess')} aria-describedby={creditHint} />
            Keep {formatMoney(excess, currency)} as credit
          </label>
          <p id={creditHint} className="ui-field-hint">
            {left > 0 ? `${formatMoney(left, currency)} pays this invoice. ` : ''}
            The rest is your client’s credit in {currency}: use it on another invoice, or refund it.
          </p>
        </div>
      )}
      {isMoney && <MethodField field={register('method')} error={errors.method?.message} />}
      <FormField label="Reference" error={errors.reference?.message} hint="Only visible to you.">
        <Input {...register('reference')} maxLength={100} autoComplete="off" />
      </FormField>
    </>
  )
}
