'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { isReference, listTextFields } from '@/lib/documents/texts'
import type { InvoiceFields } from './invoice-form-values'

/** References, notes and terms, and the reason for a credit note. */
export function InvoiceFormTexts({ kind }: { kind?: DocumentKind }) {
  const t = useTranslations('documentForm.texts')
  const { control } = useFormContext<InvoiceFields>()
  return (
    <div className="grid gap-4">
      {listTextFields(kind).map((name) => {
        const placeholder = t(`${name}.example`)
        return (
          <LabeledField isPrinted key={name} control={control} name={name} label={t(`${name}.label`)}>
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
