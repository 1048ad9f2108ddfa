import type { ComponentProps } from 'react'
import { OptionSelect } from '@/components/shared/form/option-select'
import { formatHour } from '@/lib/business/reminder-choices'

type HourSelectProps = Omit<ComponentProps<typeof OptionSelect>, 'value' | 'onChange' | 'options'> & {
  /** 0 to 23. */
  value: number
  onChange: (hour: number) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatHour(hour) }))

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
