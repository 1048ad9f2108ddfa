'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Combobox } from '@/components/shared/form/combobox'
import type { ComboboxOption } from '@/components/shared/form/use-options'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { listTimeZoneOptions, formatZone } from '@/lib/business/time-zones'
import type { BusinessNumberingValues } from '../user-values'

/** User's time zone, found by city. Detected by the browser at first; a choice here overrides it. */
export function TimeZoneField() {
  const t = useTranslations('settings.timeZone')
  const { control } = useFormContext<BusinessNumberingValues>()
  const [options, setOptions] = useState<ComboboxOption[]>([])
  return (
    <LabeledField
      control={control}
      name="timeZone"
      label={t('label')}
      description={t('hint')}
      className="sm:col-span-2"
    >
      {(field) => (
        <Combobox
          {...field}
          selectedLabel={formatZone(field.value)}
          options={options}
          // Computed on opening: some four hundred zones with their offsets.
          onOpen={() => setOptions(listTimeZoneOptions(field.value))}
          searchLabel={t('search')}
          emptyText={t('empty')}
        />
      )}
    </LabeledField>
  )
}
