'use client'

import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useReadBack } from '@/components/shared/read-back'
import { DateInput } from '@/components/ui/legacy/date-input'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Switch } from '@/components/ui/legacy/switch'
import { useRegistered } from '@/components/documents/form/kept/use-registered'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useKind } from '@/components/documents/form/use-said'
import { messageIn } from './message-in'

interface MoreChargesProps {
  /** Whether it names days, which a series has none of. */
  hasDays: boolean
}

/** What few invoices need: a discount on everything, tax within the prices, withholding, and when it was supplied. */
export default function MoreCharges({ hasDays }: MoreChargesProps) {
  const { control, register } = useFormContext<InvoiceFields>()
  const [typed, currency] = useWatch({ control, name: ['discount', 'currency'] })
  const { wire, understood } = useReadBack(typed, currency)
  const { errors } = useFormState({ control })
  const discount = useRegistered<InvoiceFields>('discount')
  const kind = useKind()
  const label = useRegistered<InvoiceFields>('withholding.label')
  const rate = useRegistered<InvoiceFields>('withholding.rate')
  const from = useRegistered<InvoiceFields>('serviceFrom')
  const until = useRegistered<InvoiceFields>('serviceUntil')
  const numeric = { inputMode: 'decimal', autoComplete: 'off', className: 'tabular text-right' } as const
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <FormField
        label="Discount"
        hint={understood ?? 'On all items: 10% or an amount'}
        error={messageIn(errors.discount)}
        className="col-span-2 @md:col-span-1"
      >
        <Input
          {...discount}
          {...numeric}
          onFocus={wire.onFocus}
          onBlur={(event) => {
            wire.onBlur()
            void discount.onBlur(event)
          }}
        />
      </FormField>
      {/* A credit note has those of its invoice. */}
      {kind !== 'CREDIT_NOTE' && (
        <>
          <label className="col-span-2 flex min-h-9 items-center gap-3 text-sm font-medium @md:col-span-1 @md:mt-6">
            <Switch {...register('pricesIncludeTax')} />
            Prices include tax
          </label>
          <FormField
            label="Withholding (%)"
            hint="What your client pays to the tax office for you"
            error={errors.withholding?.rate?.message}
          >
            <Input {...rate} {...numeric} />
          </FormField>
          <FormField label="Called" error={errors.withholding?.label?.message}>
            <Input {...label} autoComplete="off" maxLength={40} placeholder="IRPF" />
          </FormField>
        </>
      )}
      {hasDays && (
        <>
          <FormField label="Service date" hint="Or its first day" error={errors.serviceFrom?.message}>
            <DateInput {...from} />
          </FormField>
          <FormField label="Until" error={errors.serviceUntil?.message}>
            <DateInput {...until} />
          </FormField>
        </>
      )}
    </div>
  )
}
