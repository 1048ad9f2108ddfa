import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { cn } from '@/lib/utils'
import type { BankValues } from './user-values'

interface BankField {
  name: keyof BankValues
  maxLength: number
  isRequired?: boolean
  isNumeric?: boolean
  isName?: boolean
  isInternational?: boolean
}

const FIELDS: BankField[] = [
  { name: 'bankName', maxLength: 200, isRequired: true, isName: true },
  { name: 'accountHolderName', maxLength: 200, isRequired: true, isName: true },
  { name: 'accountNumber', maxLength: 50, isRequired: true, isNumeric: true },
  { name: 'sortCode', maxLength: 20, isRequired: true },
  { name: 'iban', maxLength: 50, isInternational: true },
  { name: 'swiftCode', maxLength: 20, isInternational: true },
]

const isOfAccount = ({ name }: BankField) => name === 'accountNumber' || name === 'sortCode'

/** Where accounts have an IBAN, it comes first and is required; account number and sort code are another way. */
const IBAN_FIELDS = [
  ...FIELDS.filter((field) => !isOfAccount(field)).map((field) => ({
    ...field,
    isRequired: field.isRequired || field.name === 'iban',
  })),
  ...FIELDS.filter(isOfAccount).map((field) => ({ ...field, isRequired: false })),
]

interface BankFieldsProps {
  /** Marks the fields that onboarding requires. */
  isRequired?: boolean
  /** True in a country that knows accounts by their IBAN. */
  byIban: boolean
}

/** Bank detail fields, some of them required during onboarding. */
export function BankFields({ isRequired = false, byIban }: BankFieldsProps) {
  const t = useTranslations('bank')
  const { control } = useFormContext<BankValues>()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(byIban ? IBAN_FIELDS : FIELDS).map(({ name, maxLength, ...is }) => (
        <LabeledField
          isPrinted
          key={name}
          control={control}
          name={name}
          label={t(`field.${name}`)}
          description={
            is.isInternational && !is.isRequired
              ? t('international')
              : byIban && !is.isName && !is.isRequired && t('notNeeded')
          }
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
