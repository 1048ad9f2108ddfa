import { useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { ChevronRight } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CountryCombobox } from '@/components/shared/form/country-combobox'
import { CurrencyCombobox } from '@/components/shared/form/currency-combobox'
import { IdentifierField } from '@/components/shared/form/identifier-field'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { useLanguageNames } from '@/components/shared/language-options'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { FEATURED_CURRENCIES } from '@/lib/core/currencies/featured-currencies'
import { findIdentifier, hasTaxNumber } from '@/lib/core/countries/identifiers'
import { formatCountry } from '@/lib/core/geo/countries'
import type { ClientFormValues, ClientInput } from '@/lib/clients/schema'

type Name = keyof ClientFormValues

const SHOWN: Name[] = ['name', 'companyName', 'email', 'phone', 'address', 'vatNumber', 'notes']
const FOLDED: Name[] = [
  'city',
  'state',
  'postalCode',
  'country',
  'currency',
  'language',
  'secondLanguage',
  'taxNumber',
  'companyNumber',
]

/** Fields of a client. Those in the specification are always shown; the rest are collapsed at first. */
export function ClientFields() {
  const t = useTranslations('clients.editor')
  const { control, formState } = useFormContext<ClientFormValues, unknown, ClientInput>()
  const country = useWatch({ control, name: 'country' }) ?? ''
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField required name="name" label={t('name')} maxLength={200} />
      <TextField name="companyName" label={t('companyName')} maxLength={200} />
      <TextField name="email" label={t('email')} type="email" maxLength={254} />
      <TextField name="phone" label={t('phone')} type="tel" maxLength={50} />
      <AreaField name="address" label={t('address')} maxLength={500} />
      <Fold>
        <TextField name="city" label={t('city')} maxLength={200} />
        <TextField name="state" label={t('state')} maxLength={200} />
        <TextField name="postalCode" label={t('postalCode')} maxLength={30} />
        <LabeledField control={control} name="country" label={t('country')}>
          {({ value, ...field }) => (
            <CountryCombobox
              {...field}
              value={value ?? ''}
              countryName={formatCountry(formState.defaultValues?.country ?? '')}
            />
          )}
        </LabeledField>
        <LabeledField control={control} name="currency" label={t('currency')}>
          {({ value, ...field }) => (
            <CurrencyCombobox
              {...field}
              value={value ?? ''}
              first={FEATURED_CURRENCIES}
              noneLabel={t('defaultCurrency')}
            />
          )}
        </LabeledField>
        <Languages />
        {(hasTaxNumber(country) || formState.defaultValues?.taxNumber) && (
          <IdentifierField
            control={control}
            name="taxNumber"
            kind="tax"
            country={country}
            label={t('taxNumber')}
            className="sm:col-span-2"
          />
        )}
        {(findIdentifier(country, 'company') || formState.defaultValues?.companyNumber) && (
          <IdentifierField
            control={control}
            name="companyNumber"
            kind="company"
            country={country}
            label={t('companyNumber')}
            className="sm:col-span-2"
          />
        )}
      </Fold>
      <IdentifierField
        control={control}
        name="vatNumber"
        kind="vat"
        country={country}
        label={t('vatNumber')}
        className="sm:col-span-2"
      />
      <AreaField name="notes" label={t('notes')} description={t('notesHint')} maxLength={5000} />
    </div>
  )
}

interface AreaFieldProps {
  name: 'address' | 'notes'
  label: string
  description?: string
  maxLength: number
}

function AreaField({ maxLength, ...props }: AreaFieldProps) {
  const { control } = useFormContext<ClientFormValues, unknown, ClientInput>()
  return (
    <LabeledField isPrinted={props.name === 'address'} control={control} {...props} className="sm:col-span-2">
      {({ value, ...field }) => (
        <Textarea
          {...field}
          value={value ?? ''}
          autoComplete="off"
          rows={2}
          maxLength={maxLength}
          className="min-h-16"
        />
      )}
    </LabeledField>
  )
}

interface TextFieldProps {
  name: Name
  label: string
  required?: boolean
  type?: 'email' | 'tel'
  maxLength: number
  className?: string
}

/** Text field without autocomplete, so that the browser doesn't suggest the user's own data. */
function TextField({ name, label, required, className, ...input }: TextFieldProps) {
  const { control } = useFormContext<ClientFormValues, unknown, ClientInput>()
  return (
    <LabeledField
      isPrinted
      control={control}
      name={name}
      label={label}
      required={required}
      className={className}
    >
      {({ value, ...field }) => <Input {...input} {...field} value={value ?? ''} autoComplete="off" />}
    </LabeledField>
  )
}

/** Languages of the client's invoices. */
function Languages() {
  const t = useTranslations('clients.editor')
  const { listLanguages } = useLanguageNames()
  const { control } = useFormContext<ClientFormValues, unknown, ClientInput>()
  const language = useWatch({ control, name: 'language' })
  return (
    <>
      <LabeledField control={control} name="language" label={t('language')}>
        {({ value, ...field }) => (
          <OptionSelect
            {...field}
            value={value ?? ''}
            options={[{ value: '', label: t('defaultLanguage') }, ...listLanguages()]}
          />
        )}
      </LabeledField>
      {language && (
        <LabeledField control={control} name="secondLanguage" label={t('secondLanguage')}>
          {({ value, ...field }) => (
            <OptionSelect
              {...field}
              value={value ?? ''}
              options={[{ value: '', label: t('noSecondLanguage') }, ...listLanguages(language)]}
            />
          )}
        </LabeledField>
      )}
    </>
  )
}

/** Rarely used fields. Open if one is filled in or invalid. */
function Fold({ children }: { children: React.ReactNode }) {
  const t = useTranslations('clients.editor')
  const { formState, getValues, setFocus } = useFormContext<ClientFormValues, unknown, ClientInput>()
  const { errors } = formState
  const fold = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (fold.current) fold.current.open = FOLDED.some((name) => Boolean(getValues(name)))
  }, [getValues])
  // Opens for an invalid field, which couldn't have the focus while collapsed.
  const invalid = FOLDED.find((name) => errors[name])
  useEffect(() => {
    if (!invalid || !fold.current || fold.current.open) return
    fold.current.open = true
    if (SHOWN.every((name) => !errors[name])) setFocus(invalid)
  }, [invalid, errors, setFocus])
  return (
    <details ref={fold} className="group sm:col-span-2">
      <summary className="touch-target text-primary flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-xs py-1 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {t('more')}
      </summary>
      <div className="mt-4 grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </details>
  )
}
