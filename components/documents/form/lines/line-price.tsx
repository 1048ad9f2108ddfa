'use client'

import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useInterpretedAmount } from '@/components/shared/use-interpreted-amount'
import { Input } from '@/components/ui/input'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useRegisterWithDefault } from '@/components/documents/form/use-register-with-default'

type LinePriceProps = ComponentProps<typeof Input> & { index: number; id: string }

/** Unit price with a hint how an ambiguous amount was read. */
export function LinePrice({ index, onFocus, ...wiring }: LinePriceProps) {
  const { control } = useFormContext<InvoiceFields>()
  const name = `lineItems.${index}.unitPrice` as const
  const field = useRegisterWithDefault<InvoiceFields>(name)
  const [typed, currency] = useWatch({ control, name: [name, 'currency'] })
  const { wire, understood } = useInterpretedAmount(typed, currency)
  const understoodId = `${wiring.id}-understood`
  const described = [understood && understoodId, wiring['aria-describedby']].filter(Boolean).join(' ')
  return (
    <>
      <Input
        {...field}
        {...wiring}
        aria-describedby={described || undefined}
        onFocus={(event) => {
          onFocus?.(event)
          wire.onFocus()
        }}
        onBlur={(event) => {
          wire.onBlur()
          void field.onBlur(event)
        }}
      />
      {understood && (
        <p id={understoodId} className="text-caption text-muted-foreground mt-1 text-right tabular-nums">
          {understood}
        </p>
      )}
    </>
  )
}
