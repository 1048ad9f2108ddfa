'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useInterpretedAmount } from '@/components/shared/use-interpreted-amount'
import { FormControl, FormField, FormItem, FormLabel } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { SupplyDates } from '@/components/documents/form/supply-dates'
import { useDocumentKind } from '@/components/documents/form/use-document-kind'

interface AdditionalChargesProps {
  /** False if the dates of supply are beside the issue date, and for a recurring schedule, which has none. */
  hasSupplyDates: boolean
}

const NUMERIC = { inputMode: 'decimal', autoComplete: 'off', className: 'tabular-nums text-right' } as const

/** Optional charges: document discount, tax-inclusive prices, withholding tax and supply dates. */
export default function AdditionalCharges({ hasSupplyDates }: AdditionalChargesProps) {
  const t = useTranslations('documentForm.charges')
  const { control } = useFormContext<InvoiceFields>()
  const [typed, currency] = useWatch({ control, name: ['discount', 'currency'] })
  const { fieldHandlers, interpretation } = useInterpretedAmount(typed, currency)
  const kind = useDocumentKind()
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <LabeledField
        control={control}
        name="discount"
        label={t('discount')}
        description={interpretation ?? t('discountHelp')}
        className="col-span-2 @md:col-span-1"
      >
        {(field) => (
          <Input
            {...field}
            {...NUMERIC}
            onFocus={fieldHandlers.onFocus}
            onBlur={() => {
              fieldHandlers.onBlur()
              field.onBlur()
            }}
          />
        )}
      </LabeledField>
      {/* A credit note inherits these from its invoice. */}
      {kind !== 'CREDIT_NOTE' && (
        <>
          <FormField
            control={control}
            name="pricesIncludeTax"
            render={({ field: { value, onChange, ...field } }) => (
              <FormItem className="col-span-2 flex min-h-9 items-center gap-3 @md:col-span-1 @md:mt-6">
                <FormControl>
                  <Switch {...field} checked={value} onCheckedChange={onChange} />
                </FormControl>
                <FormLabel className="text-sm">{t('pricesIncludeTax')}</FormLabel>
              </FormItem>
            )}
          />
          <LabeledField
            control={control}
            name="withholding.rate"
            label={t('withholding')}
            description={t('withholdingHelp')}
          >
            {(field) => <Input {...field} {...NUMERIC} />}
          </LabeledField>
          <LabeledField isPrinted control={control} name="withholding.label" label={t('withholdingName')}>
            {(field) => <Input {...field} autoComplete="off" maxLength={40} placeholder="IRPF" />}
          </LabeledField>
        </>
      )}
      {hasSupplyDates && <SupplyDates className="col-span-2" />}
    </div>
  )
}
