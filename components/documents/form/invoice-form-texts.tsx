'use client'

import { useFormContext, useFormState } from 'react-hook-form'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { DOCUMENT_TEXTS, isReference, TEXT_FIELDS, type TextField } from '@/lib/documents/texts'
import type { InvoiceFields } from './invoice-form-values'
import { useRegistered } from '@/components/documents/form/kept/use-registered'

/** What else there is to say: what the client knows it by, and what is printed beneath the figures. */
export function InvoiceFormTexts() {
  const { control } = useFormContext<InvoiceFields>()
  const { errors } = useFormState({ control, name: TEXT_FIELDS })
  return (
    <div className="grid gap-4">
      {TEXT_FIELDS.map((field) => (
        <FormField key={field} label={DOCUMENT_TEXTS[field].label} error={errors[field]?.message}>
          <Text field={field} />
        </FormField>
      ))}
    </div>
  )
}

function Text({ field, ...control }: { field: TextField }) {
  const text = useRegistered<InvoiceFields>(field)
  const all = { ...text, ...control, placeholder: DOCUMENT_TEXTS[field].example }
  return isReference(field) ? <Input {...all} autoComplete="off" /> : <Textarea {...all} />
}
