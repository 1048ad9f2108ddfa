'use client'

import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useInterpretedAmount } from '@/components/shared/use-interpreted-amount'
import { Button } from '@/components/ui/button'
import { FormControl, FormField, FormItem, FormLabel } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { SupplyDates } from '@/components/documents/form/supply-dates'
import { DiscountUnit } from './discount-unit'
import type { OptionalCharge } from './optional-charge-fields'

interface AdditionalChargesProps {
  charges: OptionalCharge[]
  /** The charge whose field takes the focus when it appears. */
  current: OptionalCharge | null
  onRemove: (charge: OptionalCharge) => void
}

interface ChargeFieldProps {
  autoFocus: boolean
}

const NUMERIC = { inputMode: 'decimal', autoComplete: 'off', className: 'tabular-nums text-right' } as const

const CHARGE_FIELDS: Record<OptionalCharge, (props: ChargeFieldProps) => ReactNode> = {
  discount: Discount,
  pricesIncludeTax: PricesIncludeTax,
  serviceDate: SupplyDates,
  withholding: Withholding,
}

/** The fields of the added charges, each with a button that removes it. */
export default function AdditionalCharges({ charges, current, onRemove }: AdditionalChargesProps) {
  const t = useTranslations('documentForm.charges')
  return charges.map((charge) => {
    const Fields = CHARGE_FIELDS[charge]
    return (
      <div key={charge} className="relative">
        <Fields autoFocus={charge === current} />
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t('remove', { charge })}
          // In the line of the label.
          className="text-muted-foreground absolute -top-1.5 -right-2"
          onClick={() => onRemove(charge)}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    )
  })
}

/** Discount on the whole document. */
function Discount({ autoFocus }: ChargeFieldProps) {
  const t = useTranslations('documentForm.charges')
  const { control } = useFormContext<InvoiceFields>()
  const [typed, currency] = useWatch({ control, name: ['discount', 'currency'] })
  const { fieldHandlers, interpretation } = useInterpretedAmount(typed, currency)
  return (
    <LabeledField
      control={control}
      name="discount"
      label={t('discount')}
      description={interpretation ?? t('discountHelp')}
      aside={
        <span className="-mt-1.5 mr-8 pointer-coarse:mb-1">
          <DiscountUnit name="discount" />
        </span>
      }
    >
      {(field) => (
        <Input
          {...field}
          {...NUMERIC}
          autoFocus={autoFocus}
          onFocus={fieldHandlers.onFocus}
          onBlur={() => {
            fieldHandlers.onBlur()
            field.onBlur()
          }}
        />
      )}
    </LabeledField>
  )
}

function PricesIncludeTax({ autoFocus }: ChargeFieldProps) {
  const t = useTranslations('documentForm.charges')
  const { control } = useFormContext<InvoiceFields>()
  return (
    <FormField
      control={control}
      name="pricesIncludeTax"
      render={({ field: { value, onChange, ...field } }) => (
        <FormItem className="flex items-center gap-3">
          <FormControl>
            <Switch {...field} autoFocus={autoFocus} checked={value} onCheckedChange={onChange} />
          </FormControl>
          <FormLabel className="text-sm">{t('pricesIncludeTax')}</FormLabel>
        </FormItem>
      )}
    />
  )
}

function Withholding({ autoFocus }: ChargeFieldProps) {
  const t = useTranslations('documentForm.charges')
  const { control } = useFormContext<InvoiceFields>()
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <LabeledField
        control={control}
        name="withholding.rate"
        label={t('withholding')}
        description={t('withholdingHelp')}
      >
        {(field) => <Input {...field} {...NUMERIC} autoFocus={autoFocus} />}
      </LabeledField>
      <LabeledField isPrinted control={control} name="withholding.label" label={t('withholdingName')}>
        {(field) => <Input {...field} autoComplete="off" maxLength={40} placeholder="IRPF" />}
      </LabeledField>
    </div>
  )
}
