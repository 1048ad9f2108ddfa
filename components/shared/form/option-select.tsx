'use client'

import type { ComponentProps } from 'react'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
}

type OptionSelectProps<Value extends string> = Omit<
  ComponentProps<typeof SelectTrigger>,
  'value' | 'onChange' | 'children'
> & {
  value: Value
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  /** Shown while no option has the value. */
  placeholder?: string
}

/** Radix treats '' as no value, so an option with that value needs another one internally. */
const NONE = 'none'

/** shadcn/ui's Select with options as data. Other props go to the trigger, so that it works in a FormControl. */
export function OptionSelect<Value extends string>(props: OptionSelectProps<Value>) {
  const { value, onChange, options, placeholder, disabled, ...trigger } = props
  // Passed explicitly, because Radix finds it only in the browser.
  const label = options.find((option) => option.value === value)?.label
  return (
    <Select
      value={value || NONE}
      disabled={disabled}
      onValueChange={(next) => {
        const chosen = options.find((option) => (option.value || NONE) === next)
        if (chosen) onChange(chosen.value)
      }}
    >
      <SelectTrigger {...trigger}>
        <SelectValue>{label ?? <span className="text-muted-foreground">{placeholder}</span>}</SelectValue>
      </SelectTrigger>
      <SelectContent>
        {options.map((option) => (
          <SelectItem key={option.value} value={option.value || NONE}>
            {option.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  )
}

/** Returns select options from labels by value, in their order. */
export const toOptions = <Value extends string>(labels: Record<Value, string>): SelectOption<Value>[] =>
  // Object.entries types keys as string.
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))
