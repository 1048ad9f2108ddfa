import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/shared/form/checkbox-field'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { LETTER_WINDOWS } from '@/lib/core/geo/letter-window'
import type { DesignValues } from '../../user-values'
import { PanelCard } from '../panel-card'

const PAPERS = ['A4', 'LETTER'] as const

/** Paper size and window of envelopes. */
export function PaperCard() {
  const t = useTranslations('settings.paper')
  const { control } = useFormContext<DesignValues>()
  const letterWindow = useWatch({ control, name: 'letterWindow' })
  const hasWindow = letterWindow !== undefined && letterWindow !== 'NONE'
  return (
    <PanelCard title={t('title')} description={t('description')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <LabeledField control={control} name="paper" label={t('size')}>
          {({ value, ...field }) => (
            <OptionSelect
              {...field}
              value={value ?? ''}
              options={PAPERS.map((paper) => ({ value: paper, label: t(`sizeName.${paper}`) }))}
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
