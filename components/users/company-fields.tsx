import dynamic from 'next/dynamic'
import { useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { FormField } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import type { CurrentUser } from '@/lib/business/user-response'
import { isUnstructuredAddress } from './address/address-values'
import { LogoField } from './logo-field'
import type { CompanyValues } from './user-values'

// Loaded with the tab or step that shows it, because it contains the address formats of all countries.
const AddressFields = dynamic(() => import('./address/address-fields').then((module) => module.AddressFields))

interface CompanyFieldsProps {
  isNameRequired?: boolean
  /** Stored user. */
  user: CurrentUser
  /** Country in the form, which determines the address fields. */
  country: string
}

export function CompanyFields({ isNameRequired, user, country }: CompanyFieldsProps) {
  const { control } = useFormContext<CompanyValues>()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <LabeledField
        control={control}
        name="companyName"
        label="Company Name"
        required={isNameRequired}
        className="sm:col-span-2"
      >
        {({ value, ...field }) => (
          <Input {...field} value={value ?? ''} autoComplete="organization" maxLength={200} />
        )}
      </LabeledField>
      <div className="sm:col-span-2">
        <FormField
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
      <AddressFields country={country} isTextOnly={isUnstructuredAddress(user)} />
      <LabeledField control={control} name="companyVat" label="VAT Number">
        {({ value, ...field }) => <Input {...field} value={value ?? ''} autoComplete="off" maxLength={50} />}
      </LabeledField>
      <LabeledField control={control} name="companyNumber" label="Company Registration Number">
        {({ value, ...field }) => <Input {...field} value={value ?? ''} autoComplete="off" maxLength={50} />}
      </LabeledField>
    </div>
  )
}
