'use client'

import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useInterpretedAmount } from '@/components/shared/use-interpreted-amount'
import { Input } from '@/components/ui/input'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useRegisterWithDefault } from '@/components/documents/form/use-register-with-default'

type LinePriceProps = ComponentProps<typeof Input> & { index: number; id: string }

/** Unit price with a hint how an ambiguous amount was read. */
export function LinePrice({ index, onFocus, ...inputProps }: LinePriceProps) {
  const { control } = useFormContext<InvoiceFields>()
  const name = `lineItems.${index}.unitPrice` as const
  const field = useRegisterWithDefault<InvoiceFields>(name)
  const [typed, currency] = useWatch({ control, name: [name, 'currency'] })
  const { fieldHandlers, interpretation } = useInterpretedAmount(typed, currency)
  const interpretedId = `${inputProps.id}-understood`
  const described = [interpretation && interpretedId, inputProps['aria-describedby']]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <Input
        {...field}
        {...inputProps}
        aria-describedby={described || undefined}
        onFocus={(event) => {
          onFocus?.(event)
          fieldHandlers.onFocus()
        }}
        onBlur={(event) => {
          fieldHandlers.onBlur()
          void field.onBlur(event)
        }}
      />
      {interpretation && (
        <p id={interpretedId} className="text-caption text-muted-foreground mt-1 text-right tabular-nums">
          {interpretation}
        </p>
      )}
    </>
  )
}
