'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type {
  Control,
  ControllerRenderProps,
  FieldPath,
  FieldPathByValue,
  FieldValues,
} from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { paymentKinds, type PaymentKind } from '@/lib/documents/payments/types'
import { formatPlainMoney } from '@/lib/core/money'
import { parseAmount } from '@/lib/core/money/parse'
import { useDecimalSign } from './format-settings'
import { useInterpretedAmount } from './use-interpreted-amount'

interface AmountFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>
  name: FieldPathByValue<Values, number>
  currency: string
  /** Expected amount, normally the balance due. A far smaller one is echoed back. */
  expected?: number
  /** Fields to validate again when this one changes. */
  deps?: FieldPath<Values>[]
}

/** Money field. Its form value is a number, or NaN if invalid. */
export function AmountField<Values extends FieldValues, Output>(props: AmountFieldProps<Values, Output>) {
  const { control, name, deps, currency, expected } = props
  return (
    <FormField
      control={control}
      name={name}
      rules={{ deps }}
      render={({ field }) => <AmountItem field={field} currency={currency} expected={expected} />}
    />
  )
}

interface AmountItemProps<Values extends FieldValues> {
  field: ControllerRenderProps<Values, FieldPathByValue<Values, number>>
  currency: string
  expected?: number
}

function AmountItem<Values extends FieldValues>({ field, currency, expected }: AmountItemProps<Values>) {
  const t = useTranslations('common.payment')
  const sign = useDecimalSign()
  const [text, setText] = useState(() =>
    Number.isNaN(field.value) ? '' : formatPlainMoney(field.value, currency).replace('.', sign),
  )
  const { fieldHandlers, interpretation } = useInterpretedAmount(text, currency, expected)
  return (
    <FormItem>
      <FormLabel>{t('amount')}</FormLabel>
      <FormControl aria-required>
        <Input
          {...field}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          className="text-right tabular-nums"
          onFocus={fieldHandlers.onFocus}
          onChange={({ target }) => {
            setText(target.value)
            field.onChange(parseAmount(target.value, sign) ?? NaN)
          }}
          onBlur={() => {
            fieldHandlers.onBlur()
            field.onBlur()
          }}
        />
      </FormControl>
      {interpretation && <FormDescription>{interpretation}</FormDescription>}
      <FormMessage />
    </FormItem>
  )
}

interface PaymentMethodFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>
  name: FieldPathByValue<Values, PaymentKind>
}

/** Method by which money was received or paid back. */
export function PaymentMethodField<Values extends FieldValues, Output>(
  props: PaymentMethodFieldProps<Values, Output>,
) {
  const t = useTranslations('common.payment')
  const options = paymentKinds.map((kind) => ({ value: kind, label: t(`methods.${kind}`) }))
  return (
    <LabeledField {...props} required label={t('method')}>
      {(field) => <OptionSelect {...field} options={options} />}
    </LabeledField>
  )
}
