import dynamic from 'next/dynamic'
import { Controller, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import type { CurrentUser } from '@/lib/business/types'
import { isTextOnly } from './address/address-values'
import { LogoField } from './logo-field'
import type { CompanyValues } from './user-values'

// Its words and orders are those of every country: they come with the tab, or the step, that shows them.
const AddressFields = dynamic(() => import('./address/address-fields').then((module) => module.AddressFields))

interface CompanyFieldsProps {
  register: UseFormRegister<CompanyValues>
  errors: FieldErrors<CompanyValues>
  control: Control<CompanyValues>
  isNameRequired?: boolean
  /** As stored. */
  user: CurrentUser
  /** As the form has it: the address is written as this country does. */
  country: string
}

export function CompanyFields(props: CompanyFieldsProps) {
  const { register, errors, control, isNameRequired, user, country } = props
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField
        required={isNameRequired}
        label="Company Name"
        error={errors.companyName?.message}
        className="sm:col-span-2"
      >
        <Input {...register('companyName')} autoComplete="organization" maxLength={200} />
      </FormField>
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name="companyLogo"
          render={({ field, fieldState }) => (
            <LogoField
              value={field.value ?? null}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <AddressFields {...{ register, errors, control, country }} isTextOnly={isTextOnly(user)} />
      <FormField label="VAT Number" error={errors.companyVat?.message}>
        <Input {...register('companyVat')} autoComplete="off" maxLength={50} />
      </FormField>
      <FormField label="Company Registration Number" error={errors.companyNumber?.message}>
        <Input {...register('companyNumber')} autoComplete="off" maxLength={50} />
      </FormField>
    </div>
  )
}
