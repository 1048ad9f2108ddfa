'use client'

import { useTranslations } from 'next-intl'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { CheckboxField } from '@/components/shared/form/checkbox-field'
import { DateInput } from '@/components/shared/form/date-input'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { AmountField, PaymentMethodField } from '@/components/shared/payment-fields'
import { Input } from '@/components/ui/input'
import { isDay, type Day } from '@/lib/core/dates'
import type { PaymentInput, createPaymentSchema, PaymentValues } from '@/lib/documents/payments/schema'
import { decimal, tryDecimal, sum, toNumber, type Decimal } from '@/lib/core/money'
import { useFormats } from '@/components/shared/formats'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { Translator } from '@/lib/i18n/translator'

interface PaymentFieldsProps {
  form: UseFormReturn<PaymentValues, unknown, PaymentInput>
  currency: string
  /** Balance due without this payment. */
  left: number
  /** Issue date of the invoice. */
  issueDate: Day
  /** Withholding tax stated on the invoice, unless it was paid. */
  withheld: number
  /** False for a payment from credit, which has no method and no excess. */
  isMoney?: boolean
}

/** Returns the amount above the balance due, or null if there is none. */
function findExcess(amount: number, left: number): Decimal | null {
  const sum = tryDecimal(String(amount))
  return sum?.gt(left) ? sum.minus(decimal(left)) : null
}

interface Due {
  /** Balance due without this payment. */
  left: number
  /** Withholding tax stated on the invoice, unless it was paid. */
  withheld: number
  currency: string
  client: string
}

/** Returns the balance due, plus the withholding tax if it was not withheld. */
const getAmountDue = ({ left, withheld }: Pick<Due, 'left' | 'withheld'>, notWithheld = false): number =>
  notWithheld ? toNumber(sum([left, withheld])) : left

/** Drops options that no longer apply: a checkbox stays ticked while the amount is edited. */
export function dropStaleOptions<T extends Pick<PaymentInput, 'amount' | 'creditExcess' | 'notWithheld'>>(
  { creditExcess, notWithheld, ...payment }: T,
  due: Pick<Due, 'left' | 'withheld'>,
) {
  const isWhole = notWithheld && findExcess(payment.amount, due.left) !== null
  const keepsExcess = creditExcess && findExcess(payment.amount, getAmountDue(due, isWhole)) !== null
  return { ...payment, ...(isWhole && { notWithheld }), ...(keepsExcess && { creditExcess }) }
}

/** Returns a validator that rejects an amount above the balance due until a checkbox explains the excess. */
export const createExcessValidator =
  (
    { currency, client, ...due }: Due,
    { t, formats }: { t: Translator<'payments'>; formats: InterfaceFormats },
  ): Parameters<typeof createPaymentSchema>[1] =>
  ({ amount, creditExcess, notWithheld }) => {
    const excess = creditExcess ? null : findExcess(amount, getAmountDue(due, notWithheld))
    if (!excess) return null
    const values = { amount: formats.money(excess, currency), client }
    return due.withheld > 0 && !notWithheld
      ? { box: 'notWithheld', message: t('fields.explainExcessOrTax', values) }
      : { box: 'creditExcess', message: t('fields.explainExcess', values) }
  }

/** Fields of a new or edited payment. Offers to save an amount above the balance due as credit. */
export function PaymentFields(props: PaymentFieldsProps) {
  const formats = useFormats()
  const { form, currency, issueDate, withheld, isMoney = true } = props
  const t = useTranslations('payments.fields')
  const { control } = form
  const [amount, paidOn, notWithheld] = useWatch({ control, name: ['amount', 'paidOn', 'notWithheld'] })
  const left = getAmountDue(props, notWithheld)
  const excess = isMoney ? findExcess(amount, left) : null
  const isWhole = isMoney && withheld > 0 && findExcess(amount, props.left) !== null
  const isEarly = isDay(paidOn) && paidOn < issueDate
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField
          control={control}
          name="amount"
          currency={currency}
          expected={left}
          deps={['creditExcess', 'notWithheld']}
        />
        <LabeledField
          required
          control={control}
          name="paidOn"
          label={t('date')}
          description={isEarly ? t('beforeIssue', { date: formats.inlineDay(issueDate) }) : undefined}
        >
          {(field) => <DateInput {...field} />}
        </LabeledField>
      </div>
      {isWhole && (
        <CheckboxField
          control={control}
          name="notWithheld"
          rules={{ deps: 'creditExcess' }}
          label={t('notWithheld')}
          description={t('notWithheldHint', {
            withheld: formats.money(withheld, currency),
            due: formats.money(getAmountDue(props, true), currency),
          })}
        />
      )}
      {excess && (
        <CheckboxField
          control={control}
          name="creditExcess"
          rules={{ deps: 'notWithheld' }}
          label={t('excess', { amount: formats.money(excess, currency) })}
          description={
            left > 0
              ? t('excessHintPaying', { amount: formats.money(left, currency), currency })
              : t('excessHint', { currency })
          }
        />
      )}
      {isMoney && <PaymentMethodField control={control} name="method" />}
      <LabeledField
        control={control}
        name="reference"
        label={t('reference')}
        description={t('referenceHint')}
      >
        {(field) => <Input {...field} value={field.value ?? ''} maxLength={100} autoComplete="off" />}
      </LabeledField>
    </>
  )
}
