'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { isReference, TEXT_FIELDS } from '@/lib/documents/texts'
import type { InvoiceFields } from './invoice-form-values'

/** References, notes and terms. */
export function InvoiceFormTexts() {
  const t = useTranslations('documentForm.texts')
  const { control } = useFormContext<InvoiceFields>()
  return (
    <div className="grid gap-4">
      {TEXT_FIELDS.map((name) => {
        const placeholder = t(`${name}.example`)
        return (
          <LabeledField key={name} control={control} name={name} label={t(`${name}.label`)}>
            {(field) =>
              isReference(name) ? (
                <Input {...field} placeholder={placeholder} autoComplete="off" />
              ) : (
                <Textarea {...field} placeholder={placeholder} />
              )
            }
          </LabeledField>
        )
      })}
    </div>
  )
}
