'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Combobox, type ComboboxOption } from '@/components/shared/form/combobox'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { listTimeZoneOptions, formatZone } from '@/lib/business/time-zones'
import type { BusinessNumberingValues } from '../user-values'

/** Where the user lives, found by typing a city. First taken from the browser; what is chosen here stays. */
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
          // Some four hundred zones with their offsets are worked out only when they are looked at.
          onOpen={() => setOptions(listTimeZoneOptions(field.value))}
          searchLabel="Search for a city"
          emptyText="No time zone found"
        />
      )}
    </LabeledField>
  )
}
