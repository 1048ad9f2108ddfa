import type { ComponentProps } from 'react'
import { useFormats } from '@/components/shared/formats'
import { OptionSelect } from '@/components/shared/form/option-select'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

type HourSelectProps = Omit<ComponentProps<typeof OptionSelect>, 'value' | 'onChange' | 'options'> & {
  /** 0 to 23. */
  value: number
  onChange: (hour: number) => void
}

/** Hour of the day in the user's time zone. */
export function HourSelect({ value, onChange, ...props }: HourSelectProps) {
  const formats = useFormats()
  return (
    <OptionSelect
      {...props}
      value={String(value)}
      onChange={(hour) => onChange(Number(hour))}
      options={HOURS.map((one) => ({ value: String(one), label: formats.hour(one) }))}
    />
  )
}
