import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useCheckOnBlur } from '@/components/shared/form/use-check-on-blur'
import { Input } from '@/components/ui/input'
import type { BankNumberKind } from '@/lib/core/countries/bank-numbers'
import { usesIban } from '@/lib/core/countries/iban-countries'
import { cn } from '@/lib/utils'
import type { BankValues } from './user-values'

interface FieldRules {
  name: keyof BankValues
  maxLength: number
  isRequired?: boolean
  isNumeric?: boolean
  isInternational?: boolean
}

const FIELDS: FieldRules[] = [
  { name: 'bankName', maxLength: 200, isRequired: true },
  { name: 'accountHolderName', maxLength: 200, isRequired: true },
  { name: 'accountNumber', maxLength: 50, isRequired: true, isNumeric: true },
  { name: 'sortCode', maxLength: 20, isRequired: true },
  { name: 'iban', maxLength: 50, isInternational: true },
  { name: 'swiftCode', maxLength: 20, isInternational: true },
]

const isNumber = (name: keyof BankValues): name is BankNumberKind =>
  name !== 'bankName' && name !== 'accountHolderName'

const isOfAccount = ({ name }: FieldRules) => name === 'accountNumber' || name === 'sortCode'

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
  /** Country of the business, which determines the order of the fields and how numbers look; empty if unknown. */
  country: string
}

/** Bank detail fields, some of them required during onboarding. */
export function BankFields({ isRequired = false, country }: BankFieldsProps) {
  const byIban = usesIban(country)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(byIban ? IBAN_FIELDS : FIELDS).map((rules) => (
        <BankField
          key={rules.name}
          rules={rules}
          country={country}
          byIban={byIban}
          marksRequired={isRequired}
        />
      ))}
    </div>
  )
}

interface BankFieldProps {
  rules: FieldRules
  country: string
  /** True in a country that knows accounts by their IBAN. */
  byIban: boolean
  marksRequired: boolean
}

/** One bank detail. A number that looks wrong gets a hint instead of an error, because banks have exceptions. */
function BankField({ rules, country, byIban, marksRequired }: BankFieldProps) {
  const t = useTranslations('bank')
  const tIdentifier = useTranslations('common.identifier')
  const { control } = useFormContext<BankValues>()
  const { name, maxLength, isNumeric, isInternational, isRequired } = rules
  const { problem, check } = useBankNumberCheck(name, country, useWatch({ control, name }) ?? '')
  const isOptionalNumber = isNumber(name) && !isRequired
  return (
    <LabeledField
      isPrinted
      control={control}
      name={name}
      label={t(`field.${name}`)}
      description={
        problem ? (
          <span role="status" className="text-warning">
            {problem.reason === 'format'
              ? tIdentifier('format', { example: problem.example })
              : tIdentifier('checkDigits')}
          </span>
        ) : isOptionalNumber && isInternational ? (
          t('international')
        ) : (
          isOptionalNumber && byIban && t('notNeeded')
        )
      }
      required={marksRequired && isRequired}
    >
      {({ value, onBlur, ...field }) => (
        // Sensitive, so browsers should neither store nor suggest it.
        <Input
          {...field}
          value={value ?? ''}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          inputMode={isNumeric ? 'numeric' : undefined}
          className={cn(isNumber(name) && 'tabular-nums')}
          onBlur={() => {
            onBlur()
            void check()
          }}
        />
      )}
    </LabeledField>
  )
}

const useBankNumberCheck = (name: keyof BankValues, country: string, value: string) =>
  useCheckOnBlur([country, value].join('\n'), async () => {
    if (!isNumber(name)) return null
    // Loaded when a field is left, because it contains the IBAN formats of all countries.
    const { findBankNumberProblem } = await import('@/lib/core/countries/bank-numbers')
    return findBankNumberProblem(name, country, value)
  })
