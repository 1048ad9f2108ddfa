'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { useLanguageNames } from '@/components/shared/language-options'
import type { DesignValues } from '../../user-values'
import { PanelCard } from '../panel-card'

const PAPER_OPTIONS = [
  { value: 'A4', label: 'A4 (210 × 297 mm)' },
  { value: 'LETTER', label: 'Letter (8.5 × 11 in)' },
] as const

/** Default language of documents and their emails, which a client or invoice can override, and paper size. */
export function LanguageCard() {
  const { listLanguages } = useLanguageNames()
  const { control } = useFormContext<DesignValues>()
  const language = useWatch({ control, name: 'language' })
  return (
    <PanelCard
      title="Language and paper"
      description="Of invoices and their mails. Clients and single invoices can have their own language. Sent invoices stay as they are."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <LabeledField control={control} name="language" label="Language">
          {({ value, ...field }) => <OptionSelect {...field} value={value ?? ''} options={listLanguages()} />}
        </LabeledField>
        <LabeledField
          control={control}
          name="secondLanguage"
          label="Second language"
          description="Printed beside the first on every invoice."
        >
          {({ value, ...field }) => (
            <OptionSelect
              {...field}
              value={value ?? ''}
              options={[{ value: '', label: 'None' }, ...listLanguages(language)]}
            />
          )}
        </LabeledField>
        <LabeledField control={control} name="paper" label="Paper size">
          {({ value, ...field }) => <OptionSelect {...field} value={value ?? ''} options={PAPER_OPTIONS} />}
        </LabeledField>
      </div>
    </PanelCard>
  )
}
