'use client'

import { useFormContext, useFormState } from 'react-hook-form'
import { FormField } from '@/components/ui/form-field'
import { Textarea } from '@/components/ui/textarea'
import type { InvoiceFields } from './invoice-form-values'

/** What else there is to say, printed beneath the figures. */
export function InvoiceFormTexts() {
  const { control, register } = useFormContext<InvoiceFields>()
  const { errors } = useFormState({ control, name: ['notes', 'termsAndConditions'] })
  return (
    <div className="grid gap-4">
      <FormField label="Notes" error={errors.notes?.message}>
        <Textarea {...register('notes')} placeholder="Anything your client should know" />
      </FormField>
      <FormField label="Terms & Conditions" error={errors.termsAndConditions?.message}>
        <Textarea {...register('termsAndConditions')} placeholder="How and when you expect to be paid" />
      </FormField>
    </div>
  )
}
