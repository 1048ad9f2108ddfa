'use client'

import { useState } from 'react'
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/legacy/select'
import { PAYMENT_KINDS } from '@/lib/documents/payments/types'
import { numberText, parseAmount } from '@/lib/kernel/money/parse'
import { useDecimalSign } from './decimal-sign'
import { useReadBack } from './read-back'

interface AmountFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>
  name: FieldPathByValue<Values, number>
  currency: string
  /** The expected amount: the whole balance. A far smaller one is echoed back. */
  expected?: number
  /** Fields to validate again when this one changes. */
  deps?: FieldPath<Values>[]
}

/** A field for an amount of money. Its form value is a number, or NaN for text that is not one. */
export function AmountField<Values extends FieldValues, Output>(props: AmountFieldProps<Values, Output>) {
  const { control, name, currency, expected, deps } = props
  const sign = useDecimalSign()
  const { field, fieldState } = useController({ control, name, rules: { deps } })
  const { ref, value, onChange, onBlur } = field
  const [text, setText] = useState(() => numberText(value, sign))
  const { wire, understood } = useReadBack(text, currency, expected)
  return (
    <FormField required label="Amount" hint={understood} error={fieldState.error?.message}>
      <Input
        ref={ref}
        name={name}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        className="tabular text-right"
        onFocus={wire.onFocus}
        onChange={({ target }) => {
          setText(target.value)
          onChange(parseAmount(target.value, sign) ?? NaN)
        }}
        onBlur={() => {
          wire.onBlur()
          onBlur()
        }}
      />
    </FormField>
  )
}

interface MethodFieldProps {
  /** What the form knows it by. */
  field: UseFormRegisterReturn
  error?: string
}

/** How money came in, or was paid back. */
export const MethodField = ({ field, error }: MethodFieldProps) => (
  <FormField required label="Method" error={error}>
    <Select {...field}>
      {Object.entries(PAYMENT_KINDS).map(([kind, name]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
    </Select>
  </FormField>
)
