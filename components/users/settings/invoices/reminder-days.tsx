import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { FormField } from '@/components/ui/form'
import { Label } from '@/components/ui/label'
import { REMINDER_DAYS, formatReminderDay } from '@/lib/business/reminder-choices'

/** The days on which clients are reminded. */
export function ReminderDays() {
  const { control } = useFormContext<{ days: number[] }>()
  return (
    <FormField
      control={control}
      name="days"
      render={({ field: { value, onChange } }) => (
        <fieldset>
          <Label asChild className="mb-2">
            <legend>When</legend>
          </Label>
          <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            {REMINDER_DAYS.map((day) => (
              <label key={day} className="touch-target flex items-center gap-2.5">
                <Checkbox
                  checked={value.includes(day)}
                  onCheckedChange={(checked) =>
                    onChange(REMINDER_DAYS.filter((one) => (one === day ? checked : value.includes(one))))
                  }
                />
                {formatReminderDay(day)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    />
  )
}
