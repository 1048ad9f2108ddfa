'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Combobox } from '@/components/shared/form/combobox'
import type { ComboboxOption } from '@/components/shared/form/use-options'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { listTimeZoneOptions, formatZone } from '@/lib/business/time-zones'
import type { BusinessNumberingValues } from '../user-values'

/** User's time zone, found by city. Detected by the browser at first; a choice here overrides it. */
export function TimeZoneField() {
  const { control } = useFormContext<BusinessNumberingValues>()
  const [options, setOptions] = useState<ComboboxOption[]>([])
  return (
    <LabeledField
      control={control}
      name="timeZone"
      label="Time zone"
      description="Used for due dates, reminders and recurring invoices."
      className="sm:col-span-2"
    >
      {(field) => (
        <Combobox
          {...field}
          selectedLabel={formatZone(field.value)}
          options={options}
          // Computed on opening: some four hundred zones with their offsets.
          onOpen={() => setOptions(listTimeZoneOptions(field.value))}
          searchLabel="Search for a city"
          emptyText="No time zone found"
        />
      )}
    </LabeledField>
  )
}
