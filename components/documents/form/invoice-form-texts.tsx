'use client'

import { useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { DOCUMENT_TEXTS, isReference, TEXT_FIELDS } from '@/lib/documents/texts'
import type { InvoiceFields } from './invoice-form-values'

/** References, notes and terms. */
export function InvoiceFormTexts() {
  const { control } = useFormContext<InvoiceFields>()
  return (
    <div className="grid gap-4">
      {TEXT_FIELDS.map((name) => {
        const { label, example } = DOCUMENT_TEXTS[name]
        return (
          <LabeledField key={name} control={control} name={name} label={label}>
            {(field) =>
              isReference(name) ? (
                <Input {...field} placeholder={example} autoComplete="off" />
              ) : (
                <Textarea {...field} placeholder={example} />
              )
            }
          </LabeledField>
        )
      })}
    </div>
  )
}
