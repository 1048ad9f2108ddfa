import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { usePreload } from '@/components/shared/browser/run-when-idle'
import { Combobox } from '@/components/shared/form/combobox'
import { CountryCombobox } from '@/components/shared/form/country-combobox'
import { CurrencyCombobox } from '@/components/shared/form/currency-combobox'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { INDUSTRIES, PROFILE_CURRENCIES } from '@/lib/core/site'
import { ReadOnlyEmail } from '@/components/shared/read-only-email'
import type { ProfileValues } from './user-values'

interface ProfileFieldsProps {
  /** User's currency; offered even if it isn't in the standard list. */
  currency: string
  /** Name of the initial country, if the page provides it. */
  countryName?: string | null
  /** Shown read-only if given. */
  email?: string
  /** Initial currency that nobody chose; for a saved form only the product's default counts as such. */
  initialCurrency: string
  /** Additional fields. */
  children?: ReactNode
}

// The currencies of all countries, which are needed only when the country changes.
const loadDefaultCurrency = () => import('@/lib/core/site/default-currency')

export function ProfileFields({
  currency,
  countryName,
  email,
  initialCurrency,
  children,
}: ProfileFieldsProps) {
  const t = useTranslations('userFields')
  const { control, getValues, setValue } = useFormContext<ProfileValues>()
  const [isTouched, setTouched] = useState(false)
  usePreload(loadDefaultCurrency)
  /** Suggests the country's currency until the user chooses one. */
  const followCountry = async (country: string, before: string) => {
    // Without a connection there is no suggestion.
    const loaded = await loadDefaultCurrency().catch(() => null)
    const suggested = loaded?.suggestCurrency(
      country,
      { country: before, currency: getValues('currency') },
      initialCurrency,
    )
    if (suggested && !isTouched) setValue('currency', suggested, { shouldDirty: true })
  }
  // Initial order: saving another currency doesn't reorder the list.
  const [first] = useState(() => [...new Set<string>([...PROFILE_CURRENCIES, currency])])
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <LabeledField
        control={control}
        name="fullName"
        label={t('fullName')}
        required
        className="sm:col-span-2"
      >
        {(field) => <Input autoComplete="name" maxLength={200} {...field} />}
      </LabeledField>
      {email && <ReadOnlyEmail email={email} description={t('emailHint')} className="sm:col-span-2" />}
      <LabeledField control={control} name="country" label={t('country')}>
        {({ value, onChange, ...field }) => (
          <CountryCombobox
            {...field}
            value={value ?? ''}
            countryName={countryName}
            onChange={(country) => {
              onChange(country)
              void followCountry(country, value ?? '')
            }}
          />
        )}
      </LabeledField>
      <LabeledField control={control} name="currency" label={t('currency')} required>
        {({ onChange, ...field }) => (
          <CurrencyCombobox
            {...field}
            first={first}
            onChange={(chosen) => {
              setTouched(true)
              onChange(chosen)
            }}
          />
        )}
      </LabeledField>
      <LabeledField control={control} name="industry" label={t('industry.label')} className="sm:col-span-2">
        {({ value, ...field }) => (
          <Combobox
            {...field}
            value={value ?? ''}
            options={[
              { value: '', label: t('industry.placeholder') },
              ...INDUSTRIES.map((industry) => ({ value: industry, label: t(`industry.option.${industry}`) })),
            ]}
            searchLabel={t('industry.search')}
          />
        )}
      </LabeledField>
      {children}
    </div>
  )
}
