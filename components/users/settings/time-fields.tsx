'use client'

import { useState, type ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { Combobox } from '@/components/shared/form/combobox'
import type { ComboboxOption } from '@/components/shared/form/use-options'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { listTimeZoneOptions, formatZone } from '@/lib/business/time-zones'
import type { BusinessNumberingValues } from '@/components/users/user-values'
import { OptionSelect } from '@/components/shared/form/option-select'
import { formatHour } from '@/lib/business/reminder-choices'

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatHour(hour) }))

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

type HourSelectProps = Omit<ComponentProps<typeof OptionSelect>, 'value' | 'onChange' | 'options'> & {
  /** 0 to 23. */
  value: number
  onChange: (hour: number) => void
}

/** Hour of the day in the user's time zone. */
export function HourSelect({ value, onChange, ...props }: HourSelectProps) {
  return (
    <OptionSelect
      {...props}
      value={String(value)}
      onChange={(hour) => onChange(Number(hour))}
      options={HOURS}
    />
  )
}
