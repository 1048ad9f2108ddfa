'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/shared/form/checkbox-field'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { useLanguageNames } from '@/components/shared/language-options'
import { LETTER_WINDOWS } from '@/lib/core/geo/letter-window'
import type { DesignValues } from '../../user-values'
import { PanelCard } from '../panel-card'

const PAPERS = ['A4', 'LETTER'] as const

/** Language of documents and their emails, which a client or invoice can override; paper size; window of envelopes. */
export function LanguageCard() {
  const { listLanguages } = useLanguageNames()
  const t = useTranslations('settings.language')
  const { control } = useFormContext<DesignValues>()
  const [language, letterWindow] = useWatch({ control, name: ['language', 'letterWindow'] })
  const hasWindow = letterWindow !== undefined && letterWindow !== 'NONE'
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
        <LabeledField control={control} name="paper" label={t('paper')}>
          {({ value, ...field }) => (
            <OptionSelect
              {...field}
              value={value ?? ''}
              options={PAPERS.map((paper) => ({ value: paper, label: t(`paperSize.${paper}`) }))}
            />
          )}
        </LabeledField>
        <LabeledField control={control} name="letterWindow" label={t('window')} description={t('windowHint')}>
          {({ value, ...field }) => (
            <OptionSelect
              {...field}
              value={value ?? ''}
              options={LETTER_WINDOWS.map((window) => ({
                value: window,
                label: t(`windowName.${window}`),
              }))}
            />
          )}
        </LabeledField>
        {hasWindow && (
          <CheckboxField
            control={control}
            name="foldMarks"
            label={t('foldMarks')}
            description={t('foldMarksHint')}
          />
        )}
      </div>
    </PanelCard>
  )
}
