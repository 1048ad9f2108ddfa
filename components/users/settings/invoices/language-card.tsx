'use client'

import { useWatch, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { LanguageOptions } from '@/components/shared/language-options'
import { FormField } from '@/components/ui/legacy/form-field'
import { Select } from '@/components/ui/legacy/select'
import type { DesignValues } from '../../user-values'
import { PanelCard } from '../panel-card'

interface LanguageCardProps {
  register: UseFormRegister<DesignValues>
  errors: FieldErrors<DesignValues>
  control: Control<DesignValues>
}

/** What the business's documents and their mails speak, unless a client or an invoice has its own, and what they are printed on. */
export function LanguageCard({ register, errors, control }: LanguageCardProps) {
  const language = useWatch({ control, name: 'language' })
  return (
    <PanelCard
      title="Language and paper"
      description="Of invoices and their mails. Clients and single invoices can have their own language. Sent invoices stay as they are."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label="Language" error={errors.language?.message}>
          <Select {...register('language')}>
            <LanguageOptions />
          </Select>
        </FormField>
        <FormField
          label="Second language"
          hint="Printed beside the first on every invoice."
          error={errors.secondLanguage?.message}
        >
          <Select {...register('secondLanguage')}>
            <option value="">None</option>
            <LanguageOptions without={language} />
          </Select>
        </FormField>
        <FormField label="Paper size" error={errors.paper?.message}>
          <Select {...register('paper')}>
            <option value="A4">A4 (210 × 297 mm)</option>
            <option value="LETTER">Letter (8.5 × 11 in)</option>
          </Select>
        </FormField>
      </div>
    </PanelCard>
  )
}
