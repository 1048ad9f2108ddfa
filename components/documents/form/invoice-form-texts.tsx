'use client'

import { useFormContext, useFormState } from 'react-hook-form'
import { FormField } from '@/components/ui/form-field'
import { Textarea } from '@/components/ui/textarea'
import type { InvoiceFields } from './invoice-form-values'
import { useRegistered } from '@/components/documents/form/kept/use-registered'

/** What else there is to say, printed beneath the figures. */
export function InvoiceFormTexts() {
  const { control } = useFormContext<InvoiceFields>()
  const notes = useRegistered<InvoiceFields>('notes')
  const terms = useRegistered<InvoiceFields>('termsAndConditions')
  const { errors } = useFormState({ control, name: ['notes', 'termsAndConditions'] })
  return (
    <div className="grid gap-4">
      <FormField label="Notes" error={errors.notes?.message}>
        <Textarea {...notes} placeholder="Anything your client should know" />
      </FormField>
      <FormField label="Terms & Conditions" error={errors.termsAndConditions?.message}>
        <Textarea {...terms} placeholder="How and when you expect to be paid" />
      </FormField>
    </div>
  )
}
