import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { COUNTRIES, INDUSTRIES, PROFILE_CURRENCIES } from '@/lib/site'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { ProfileValues } from './user-values'

interface ProfileFieldsProps {
  register: UseFormRegister<ProfileValues>
  errors: FieldErrors<ProfileValues>
  /** The currency the user has; offered even if it is none of the usual ones. */
  currency: string
  /** Shown read-only where the address belongs to the form. */
  email?: string
}

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1)

export function ProfileFields({ register, errors, currency, email }: ProfileFieldsProps) {
  const currencies = [...new Set<string>([...PROFILE_CURRENCIES, currency])]
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
        <Select {...register('country')} autoComplete="off">
          <option value="">Select a country</option>
          {Object.entries(COUNTRIES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField required label="Default Currency" error={errors.currency?.message}>
        <Select {...register('currency')}>
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
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
    </div>
  )
}
