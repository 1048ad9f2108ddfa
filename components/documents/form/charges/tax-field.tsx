'use client'

import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/legacy/select'
import { useRegistered } from '@/components/documents/form/kept/use-registered'
import { chargesIn, type InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { numberText } from '@/lib/kernel/money/parse'
import { choicesWith, taxKey, taxOfKey } from '@/lib/documents/totals/typed'
import { useTaxes } from './taxes'

/** What lines are taxed with that say nothing of their own: typed, or chosen where a business has several taxes. */
export function TaxField() {
  const { control } = useFormContext<InvoiceFields>()
  const { errors } = useFormState({ control, name: 'taxRate' })
  const several = useTaxes().length > 0
  return (
    <FormField
      label={several ? 'Tax' : 'Tax Rate (%)'}
      error={errors.taxRate?.message}
      className={several ? 'max-w-64' : 'max-w-40'}
    >
      {(wiring) => (several ? <TaxChoice {...wiring} /> : <TaxRate {...wiring} />)}
    </FormField>
  )
}

function TaxRate(wiring: { id: string }) {
  const taxRate = useRegistered<InvoiceFields>('taxRate')
  return (
    <Input
      {...taxRate}
      {...wiring}
      inputMode="decimal"
      autoComplete="off"
      className="tabular text-right"
      onFocus={(event) => event.target.select()}
    />
  )
}

/** The tax of the form as it stands; null while its rate is no number. */
export function useDocumentTax() {
  const { control, getValues } = useFormContext<InvoiceFields>()
  useWatch({ control, name: ['taxRate', 'taxCategory', 'taxReason'] })
  const { taxRate, taxCategory, taxReason } = chargesIn(getValues())
  return Number.isFinite(taxRate)
    ? { rate: taxRate!, category: taxCategory, reason: taxReason || null }
    : null
}

function TaxChoice(wiring: { id: string }) {
  const { getValues, setValue } = useFormContext<InvoiceFields>()
  const now = useDocumentTax()
  return (
    <Select
      {...wiring}
      name="taxRate"
      value={now ? taxKey(now) : ''}
      onChange={(event) => {
        const tax = taxOfKey(event.target.value)
        if (!tax) return
        const options = { shouldDirty: true, shouldTouch: true }
        setValue('taxCategory', tax.category ?? '', options)
        setValue('taxReason', tax.reason ?? '', options)
        setValue('taxRate', numberText(tax.rate, getValues('decimalSign')), options)
      }}
    >
      {choicesWith(useTaxes(), now).map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  )
}
