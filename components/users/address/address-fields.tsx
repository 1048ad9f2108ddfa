import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { listAddressFields, getAddressPartName } from '@/lib/core/geo/address-fields'
import { MAX_PART_LENGTH, type AddressPart } from '@/lib/core/geo/address-parts'
import type { CompanyValues } from '../user-values'
import { ADDRESS_PARTS } from './address-values'

interface AddressFieldsProps {
  /** Country that determines the address fields. */
  country: string
  /** True if the address is stored only as text; its lines prefill the fields. */
  isTextOnly: boolean
}

/** Autocomplete tokens. */
const AUTO_COMPLETE: Record<AddressPart, string> = {
  street: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
}

const attributes = (part: AddressPart) => ({
  autoComplete: AUTO_COMPLETE[part],
  maxLength: MAX_PART_LENGTH[part],
})

/** Company address in the fields, order and labels of its country. */
export function AddressFields({ country, isTextOnly }: AddressFieldsProps) {
  const t = useTranslations('userFields.address')
  const { control } = useFormContext<CompanyValues>()
  const hint = useId()
  const { defaultValues } = useFormState({ control })
  const countryParts = listAddressFields(country)
  // A stored part is shown even if the country doesn't use it.
  const otherParts = ADDRESS_PARTS.filter((part) => defaultValues?.[part] && !countryParts.includes(part))
  const parts = [...countryParts, ...otherParts]
  // The street has its own row, and so has the city if the number of remaining fields is odd; the others are in pairs.
  const isCityWide = (parts.length - 1) % 2 === 1
  const isWide = (part: AddressPart) => part === 'street' || (part === 'city' && isCityWide)
  return (
    <fieldset
      aria-describedby={isTextOnly ? hint : undefined}
      className="bg-muted/40 grid gap-4 rounded-lg border p-4 sm:col-span-2 sm:grid-cols-2"
    >
      <legend className="float-left font-medium sm:col-span-2">{t('title')}</legend>
      {isTextOnly && (
        <p id={hint} className="text-muted-foreground -mt-3 text-sm sm:col-span-2">
          {t('hint')}
        </p>
      )}
      {parts.map((part) => (
        <LabeledField
          isPrinted
          key={part}
          control={control}
          name={part}
          label={t(`part.${getAddressPartName(part, country)}`)}
          className={isWide(part) ? 'sm:col-span-2' : undefined}
        >
          {({ value, ...field }) =>
            part === 'street' ? (
              <Textarea {...field} {...attributes(part)} value={value ?? ''} rows={2} className="min-h-16" />
            ) : (
              <Input {...field} {...attributes(part)} value={value ?? ''} />
            )
          }
        </LabeledField>
      ))}
    </fieldset>
  )
}
