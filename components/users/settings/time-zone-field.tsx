'use client'

import { useState } from 'react'
import { Controller, type Control } from 'react-hook-form'
import { Combobox, type ComboboxOption } from '@/components/ui/legacy/combobox'
import { FormField } from '@/components/ui/legacy/form-field'
import { timeZoneOptions, zoneLabel } from '@/lib/business/time-zones'
import type { OwnValues } from '../user-values'

/** Where the user lives, found by typing a city. First taken from the browser; what is chosen here stays. */
export function TimeZoneField({ control }: { control: Control<OwnValues> }) {
  const [options, setOptions] = useState<ComboboxOption[]>([])
  return (
    <Controller
      control={control}
      name="timeZone"
      render={({ field, fieldState }) => (
        // Some four hundred zones with their offsets are worked out when somebody is about to look.
        <div className="sm:col-span-2" onFocusCapture={() => setOptions(timeZoneOptions(field.value))}>
          <FormField
            label="Time zone"
            error={fieldState.error?.message}
            hint="Used for due dates, reminders and recurring invoices."
          >
            {(wiring) => (
              <Combobox
                {...wiring}
                ref={field.ref}
                value={field.value}
                selectedLabel={zoneLabel(field.value)}
                options={options}
                placeholder="Search for a city"
                emptyText="No time zone found"
                onBlur={field.onBlur}
                onChange={(zone) => field.onChange(zone)}
              />
            )}
          </FormField>
        </div>
      )}
    />
  )
}
