import { CurrencyOptions } from '@/components/shared/currency-options'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/legacy/select'
import { CountryOptions } from '@/components/shared/country-options'
import { INDUSTRIES, PROFILE_CURRENCIES } from '@/lib/kernel/site'
import { followingCurrency, usualCurrency } from '@/lib/kernel/site/usual-currency'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors, UseFormGetValues, UseFormRegister, UseFormSetValue } from 'react-hook-form'
import type { ProfileValues } from './user-values'

interface ProfileFieldsProps {
  register: UseFormRegister<ProfileValues>
  getValues: UseFormGetValues<ProfileValues>
  setValue: UseFormSetValue<ProfileValues>
  errors: FieldErrors<ProfileValues>
  /** The currency the user has; offered even if it is none of the usual ones. */
  currency: string
  /** The name of the country that the form begins with, as far as the page told it. */
  countryName?: string | null
  /** Shown read-only where the address belongs to the form. */
  email?: string
  /** The currency that nobody has chosen yet; a form that was saved before has none but the product's default. */
  began: string
  /** More fields. */
  children?: ReactNode
}

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1)

export function ProfileFields(props: ProfileFieldsProps) {
  const { register, getValues, setValue, errors, currency, countryName, email, began, children } = props
  const [isTouched, setTouched] = useState(false)
  const [country, setCountry] = useState<string>(getValues('country') ?? '')
  /** The country sets the currency until somebody touches it. */
  const follow = () => {
    const chosen = getValues('country') ?? ''
    const usual = followingCurrency(chosen, { country, currency: getValues('currency') }, began)
    // The list has the country's currency before it is set to it.
    flushSync(() => setCountry(chosen))
    if (usual && !isTouched) setValue('currency', usual, { shouldDirty: true })
  }
  // As it began: saving another one moves none of them.
  const [first] = useState(() => [...new Set<string>([...PROFILE_CURRENCIES, currency])])
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField required label="Full Name" error={errors.fullName?.message} className="sm:col-span-2">
        <Input {...register('fullName')} autoComplete="name" maxLength={200} />
      </FormField>
      {email && (
        <FormField label="Email" hint="Email address cannot be changed." className="sm:col-span-2">
          <Input type="email" value={email} readOnly autoComplete="off" />
        </FormField>
      )}
      <FormField label="Country" error={errors.country?.message}>
        <Select {...register('country', { onChange: follow })} autoComplete="off">
          <option value="">Select a country</option>
          <CountryOptions began={country} name={countryName} />
        </Select>
      </FormField>
      <FormField required label="Default Currency" error={errors.currency?.message}>
        <Select {...register('currency', { onChange: () => setTouched(true) })}>
          <CurrencyOptions first={first} value={getValues('currency')} also={usualCurrency(country)} />
        </Select>
      </FormField>
      <FormField label="Industry" error={errors.industry?.message} className="sm:col-span-2">
        <Select {...register('industry')}>
          <option value="">Select an industry</option>
          {INDUSTRIES.map((industry) => (
            <option key={industry} value={industry}>
              {capitalised(industry)}
            </option>
          ))}
        </Select>
      </FormField>
      {children}
    </div>
  )
}
