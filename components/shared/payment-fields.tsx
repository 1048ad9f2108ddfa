import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { PAYMENT_KINDS } from '@/lib/documents/payments/types'

interface FieldProps {
  /** What the form knows it by. */
  field: UseFormRegisterReturn
  error?: string
}

/** A sum of money, as it is typed. */
export const AmountField = ({ field, error }: FieldProps) => (
  <FormField required label="Amount" error={error}>
    <Input {...field} inputMode="decimal" autoComplete="off" className="tabular text-right" />
  </FormField>
)

/** How money came in, or was paid back. */
export const MethodField = ({ field, error }: FieldProps) => (
  <FormField required label="Method" error={error}>
    <Select {...field}>
      {Object.entries(PAYMENT_KINDS).map(([kind, name]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
    </Select>
  </FormField>
)
