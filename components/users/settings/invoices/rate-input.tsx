import { useState, type ComponentProps } from 'react'
import { Input } from '@/components/ui/input'

type RateInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  /** In per cent. */
  value: number
  onChange: (value: number) => void
}

const toRate = (text: string) => (text === '' ? 0 : Number(text))

/** A percentage. What was typed stays as it is for as long as it means the value: an empty field is 0. */
export function RateInput({ value, onChange, ...props }: RateInputProps) {
  const [text, setText] = useState(String(value))
  return (
    <Input
      {...props}
      type="number"
      inputMode="decimal"
      min={0}
      max={100}
      step="any"
      value={toRate(text) === value ? text : String(value)}
      onChange={(event) => {
        setText(event.target.value)
        onChange(toRate(event.target.value))
      }}
    />
  )
}
