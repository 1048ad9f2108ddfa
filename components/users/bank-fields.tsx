import { useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { cn } from '@/lib/utils'
import type { BankValues } from './user-values'

interface BankField {
  name: keyof BankValues
  label: string
  maxLength: number
  isRequired?: boolean
  isNumeric?: boolean
  isName?: boolean
  description?: string
}

const FIELDS: BankField[] = [
  { name: 'bankName', label: 'Bank Name', maxLength: 200, isRequired: true, isName: true },
  { name: 'accountHolderName', label: 'Account Holder Name', maxLength: 200, isRequired: true, isName: true },
  { name: 'accountNumber', label: 'Account Number', maxLength: 50, isRequired: true, isNumeric: true },
  { name: 'sortCode', label: 'Sort Code', maxLength: 20, isRequired: true },
  { name: 'iban', label: 'IBAN', maxLength: 50, description: 'For international transfers' },
  { name: 'swiftCode', label: 'SWIFT/BIC', maxLength: 20, description: 'For international transfers' },
]

/** Bank detail fields, some of them required during onboarding. */
export function BankFields({ isRequired = false }: { isRequired?: boolean }) {
  const { control } = useFormContext<BankValues>()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {FIELDS.map(({ name, label, maxLength, description, ...is }) => (
        <LabeledField
          key={name}
          control={control}
          name={name}
          label={label}
          description={description}
          required={isRequired && is.isRequired}
        >
          {({ value, ...field }) => (
            // Sensitive, so browsers should neither store nor suggest it.
            <Input
              {...field}
              value={value ?? ''}
              autoComplete="off"
              spellCheck={false}
              maxLength={maxLength}
              inputMode={is.isNumeric ? 'numeric' : undefined}
              className={cn(!is.isName && 'tabular-nums')}
            />
          )}
        </LabeledField>
      ))}
    </div>
  )
}
