'use client'

import type { ComponentProps } from 'react'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select'

/** A value that can be chosen, and the text it is shown as. */
export interface SelectOption {
  value: string
  label: string
}

type OptionSelectProps = Omit<ComponentProps<typeof SelectTrigger>, 'value' | 'onChange' | 'children'> & {
  value: string
  onChange: (value: string) => void
  /** An option's value may be empty. */
  options: readonly SelectOption[]
}

// Radix keeps the empty value for a select in which nothing is chosen.
const EMPTY = '(empty)'

/** A choice of a few options. Other props go to the button that opens it, so it can stand in a FormControl. */
export function OptionSelect({ value, onChange, options, disabled, ...trigger }: OptionSelectProps) {
  return (
    <Select
      value={value || EMPTY}
      disabled={disabled}
      onValueChange={(chosen) => {
        // Radix's hidden select reports '' while an option is on its way.
        if (chosen) onChange(chosen === EMPTY ? '' : chosen)
      }}
    >
      <SelectTrigger {...trigger}>
        {/* Radix alone would show the text only once the script runs. */}
        <SelectValue>{options.find((option) => option.value === value)?.label}</SelectValue>
      </SelectTrigger>
      <SelectContent>
        {options.map((option) => (
          <SelectItem key={option.value} value={option.value || EMPTY}>
            {option.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  )
}

/** Returns the options for a map of labels by value, in its order. */
export const optionsOf = (labels: Record<string, string>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
