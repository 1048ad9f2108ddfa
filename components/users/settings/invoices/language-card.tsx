'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { useLanguageNames } from '@/components/shared/language-options'
import type { DesignValues } from '../../user-values'
import { PanelCard } from '../panel-card'

/** Language of documents and their emails, which a client or invoice can override. */
export function LanguageCard() {
  const { listLanguages } = useLanguageNames()
  const t = useTranslations('settings.language')
  const { control } = useFormContext<DesignValues>()
  const language = useWatch({ control, name: 'language' })
  return (
    <PanelCard title={t('title')} description={t('description')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <LabeledField control={control} name="language" label={t('language')}>
          {({ value, ...field }) => <OptionSelect {...field} value={value ?? ''} options={listLanguages()} />}
        </LabeledField>
        <LabeledField
          control={control}
          name="secondLanguage"
          label={t('second')}
          description={t('secondHint')}
        >
          {({ value, ...field }) => (
            <OptionSelect
              {...field}
              value={value ?? ''}
              options={[{ value: '', label: t('none') }, ...listLanguages(language)]}
            />
          )}
        </LabeledField>
      </div>
    </PanelCard>
  )
}
