import { Controller, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { LogoField } from './logo-field'
import type { CompanyValues } from './user-values'

interface CompanyFieldsProps {
  register: UseFormRegister<CompanyValues>
  errors: FieldErrors<CompanyValues>
  control: Control<CompanyValues>
  isNameRequired?: boolean
}

export function CompanyFields({ register, errors, control, isNameRequired }: CompanyFieldsProps) {
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
      <FormField label="Company Address" error={errors.companyAddress?.message} className="sm:col-span-2">
        <Textarea
          {...register('companyAddress')}
          autoComplete="street-address"
          rows={3}
          maxLength={500}
          placeholder={'Street and number\nPostal code and city\nCountry'}
        />
      </FormField>
      <FormField label="VAT Number" error={errors.companyVat?.message}>
        <Input {...register('companyVat')} autoComplete="off" maxLength={50} />
      </FormField>
      <FormField label="Company Registration Number" error={errors.companyNumber?.message}>
        <Input {...register('companyNumber')} autoComplete="off" maxLength={50} />
      </FormField>
    </div>
  )
}
