import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { hourLabel } from '@/lib/business/reminder-choices'
import { PAYMENT_TERMS } from '@/lib/kernel/site'
import type { DefaultsValues } from '../../user-values'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface DefaultsFieldsProps {
  register: UseFormRegister<DefaultsValues>
  errors: FieldErrors<DefaultsValues>
  /** Days; offered even if they are none of the usual ones. */
  paymentTerms: number
  /** Whether a tax of their own starts new invoices, in the place of a rate alone. */
  hasDefaultTax?: boolean
}

export function DefaultsFields({
  register,
  errors,
  paymentTerms,
  hasDefaultTax = false,
}: DefaultsFieldsProps) {
  const terms = [...new Set<number>([...PAYMENT_TERMS, paymentTerms])].sort((a, b) => a - b)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField label="Default Payment Terms" error={errors.defaultPaymentTerms?.message}>
        <Select {...register('defaultPaymentTerms', { setValueAs: Number })}>
          {terms.map((days) => (
            <option key={days} value={days}>
              {days} days
            </option>
          ))}
        </Select>
      </FormField>
      <FormField
        label="Default Tax Rate (%)"
        hint={hasDefaultTax ? 'From your taxes below. Another rate takes its place.' : undefined}
        error={errors.defaultTaxRate?.message}
      >
        <Input
          {...register('defaultTaxRate', { setValueAs: (text) => (text === '' ? 0 : Number(text)) })}
          type="number"
          inputMode="decimal"
          min={0}
          max={100}
          step="any"
        />
      </FormField>
      <FormField
        label="Send recurring invoices at"
        hint="Those that are e-mailed automatically. In your time zone."
        error={errors.sendingHour?.message}
      >
        <Select {...register('sendingHour', { setValueAs: Number })}>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hourLabel(hour)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label="Default Invoice Notes" error={errors.defaultNotes?.message} className="sm:col-span-2">
        <Textarea {...register('defaultNotes')} rows={3} maxLength={5000} />
      </FormField>
      <FormField label="Terms & Conditions" error={errors.defaultTerms?.message} className="sm:col-span-2">
        <Textarea {...register('defaultTerms')} rows={3} maxLength={5000} />
      </FormField>
    </div>
  )
}
