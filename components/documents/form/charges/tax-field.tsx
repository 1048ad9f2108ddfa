'use client'

import { type ComponentProps, createContext, useContext } from 'react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { parseChargeFields, type InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { formatDecimal } from '@/lib/core/money/parse'
import { isCharged, type Tax } from '@/lib/core/tax/categories'
import { formatTaxParts, listTaxChoices, toTaxKey, parseTaxKey } from '@/lib/documents/totals/parse-charges'
import { useFormats } from '@/components/shared/formats'
import type { TaxOption } from './tax-options'

const Taxes = createContext<TaxOption[]>([])

export const TaxOptionsProvider = Taxes.Provider

const NONE: TaxOption[] = []

/** Default tax of the line items: a rate to type, or a select if the business has several taxes or it has parts. */
export function TaxField() {
  const t = useTranslations('documentForm.tax')
  const { control } = useFormContext<InvoiceFields>()
  const offered = useTaxOptions().length > 0
  const several = Boolean(useDocumentTax()?.parts) || offered
  return (
    <LabeledField
      control={control}
      name="taxRate"
      label={several ? t('choice') : t('rate')}
      className={several ? 'max-w-64' : 'max-w-40'}
    >
      {(field) =>
        several ? (
          <TaxSelect ref={field.ref} name={field.name} onBlur={field.onBlur} />
        ) : (
          <Input
            {...field}
            inputMode="decimal"
            autoComplete="off"
            className="text-right tabular-nums"
            onFocus={(event) => event.target.select()}
          />
        )
      }
    </LabeledField>
  )
}

/** Returns the document's current tax, or null while the rate isn't a number. */
export function useDocumentTax() {
  const { control, getValues } = useFormContext<InvoiceFields>()
  useWatch({ control, name: ['taxRate', 'taxCategory', 'taxReason', 'taxParts'] })
  const { taxRate, taxCategory, taxReason, taxParts } = parseChargeFields(getValues())
  return Number.isFinite(taxRate)
    ? { rate: taxRate!, category: taxCategory, reason: taxReason || null, parts: taxParts }
    : null
}

/** The same options as the line items' tax selects. */
function TaxSelect(props: Pick<ComponentProps<typeof NativeSelect>, 'ref' | 'name' | 'onBlur'>) {
  const { getValues, setValue } = useFormContext<InvoiceFields>()
  const current = useDocumentTax()
  const listChoices = useTaxChoices()
  return (
    <NativeSelect
      {...props}
      value={current ? toTaxKey(current) : ''}
      onChange={(event) => {
        const tax = parseTaxKey(event.target.value)
        if (!tax) return
        const options = { shouldDirty: true, shouldTouch: true }
        setValue('taxCategory', tax.category ?? '', options)
        setValue('taxReason', tax.reason ?? '', options)
        setValue('taxParts', formatTaxParts(tax.parts), options)
        setValue('taxRate', formatDecimal(tax.rate, getValues('decimalSign')), options)
      }}
    >
      {listChoices(current).map(({ key, name }) => (
        <NativeSelectOption key={key} value={key}>
          {name}
        </NativeSelectOption>
      ))}
    </NativeSelect>
  )
}

/**
 * Returns the taxes to choose from; empty unless there are at least two, or one of several parts, because a single rate
 * is typed.
 */
export function useTaxOptions(): TaxOption[] {
  const taxes = useContext(Taxes)
  return taxes.length > 1 || taxes.some(({ parts }) => parts) ? taxes : NONE
}

/** Returns a function that lists the options of a tax select, with the current tax even if the business doesn't offer it. */
export function useTaxChoices() {
  const t = useTranslations('documentForm.tax.categories')
  const taxes = useTaxOptions()
  const { percent } = useFormats()
  return (current: Tax | null) =>
    listTaxChoices(taxes, current, ({ category, rate, parts }) => {
      if (parts) return parts.map(({ name }) => name).join(' + ')
      return isCharged(category) ? percent(rate) : t(category)
    })
}
