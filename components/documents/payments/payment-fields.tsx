'use client'

import { useId } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { AmountField, MethodField } from '@/components/shared/payment-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { DateInput } from '@/components/ui/date-input'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { isDay, proseDay, type Day } from '@/lib/kernel/dates'
import type { PaymentInput, PaymentValues } from '@/lib/documents/payments/schema'
import { exact, exactOrNull, formatMoney, type Exact } from '@/lib/kernel/money'

interface PaymentFieldsProps {
  form: UseFormReturn<PaymentValues, unknown, PaymentInput>
  currency: string
  /** What is left to pay without this payment. */
  left: number
  /** The day of the invoice. */
  issueDate: Day
  /** Whether money came in, so that it came in somehow and some of it may be left over. */
  isMoney?: boolean
}

/** What is more than is left to pay; null where nothing is. */
export function excessOf(amount: number, left: number): Exact | null {
  const sum = exactOrNull(String(amount))
  return sum?.gt(left) ? sum.minus(exact(left)) : null
}

/** What is said of an amount of which a part is left over, until it is kept as credit; null where nothing is. */
export const tooMuchFor =
  ({ left, currency, client }: { left: number; currency: string; client: string }) =>
  (amount: number): string | null => {
    const excess = excessOf(amount, left)
    return (
      excess && `That’s ${formatMoney(excess, currency)} more than is due. Keep it as credit for ${client}.`
    )
  }

/** What is asked about a payment, recorded or changed. What is more than the balance is offered as credit, in words, before it is saved. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { form, currency, left, issueDate, isMoney = true } = props
  const { register, control, formState } = form
  const { errors } = formState
  const [amount, paidOn] = useWatch({ control, name: ['amount', 'paidOn'] })
  const excess = isMoney ? excessOf(amount, left) : null
  const creditHint = useId()
  const creditError = useId()
  const isEarly = isDay(paidOn) && paidOn < issueDate
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField
          control={control}
          name="amount"
          currency={currency}
          expected={left}
          deps="creditExcess"
        />
        <FormField
          required
          label="Date"
          error={errors.paidOn?.message}
          hint={isEarly ? `Before the invoice was issued on ${proseDay(issueDate)}.` : undefined}
        >
          <DateInput {...register('paidOn')} />
        </FormField>
      </div>
      {excess && (
        <div>
          {errors.creditExcess && (
            <p id={creditError} className="ui-field-error">
              {errors.creditExcess.message}
            </p>
          )}
          <label className="touch-target flex items-center gap-2.5">
            <Checkbox
              {...register('creditExcess')}
              aria-invalid={errors.creditExcess ? true : undefined}
              aria-describedby={errors.creditExcess ? `${creditError} ${creditHint}` : creditHint}
            />
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
