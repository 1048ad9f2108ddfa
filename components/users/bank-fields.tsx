import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import type { BankValues } from './user-values'

interface BankFieldsProps {
  register: UseFormRegister<BankValues>
  errors: FieldErrors<BankValues>
  isRequired?: boolean
}

export function BankFields({ register, errors, isRequired }: BankFieldsProps) {
  const field = (name: keyof BankValues, label: string) => ({ label, error: errors[name]?.message })
  // Account data: no browser should keep or offer it.
  const control = (name: keyof BankValues) => ({ ...register(name), autoComplete: 'off', spellCheck: false })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField required={isRequired} {...field('bankName', 'Bank Name')}>
        <Input {...control('bankName')} maxLength={200} />
      </FormField>
      <FormField required={isRequired} {...field('accountHolderName', 'Account Holder Name')}>
        <Input {...control('accountHolderName')} maxLength={200} />
      </FormField>
      <FormField required={isRequired} {...field('accountNumber', 'Account Number')}>
        <Input {...control('accountNumber')} inputMode="numeric" maxLength={50} className="tabular" />
      </FormField>
      <FormField required={isRequired} {...field('sortCode', 'Sort Code')}>
        <Input {...control('sortCode')} maxLength={20} className="tabular" />
      </FormField>
      <FormField {...field('iban', 'IBAN')} hint="For international transfers">
        <Input {...control('iban')} maxLength={50} className="tabular" />
      </FormField>
      <FormField {...field('swiftCode', 'SWIFT/BIC')} hint="For international transfers">
        <Input {...control('swiftCode')} maxLength={20} className="tabular" />
      </FormField>
    </div>
  )
}
