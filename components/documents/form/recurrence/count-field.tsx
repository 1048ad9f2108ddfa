import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { Input } from '@/components/ui/input'

interface CountFieldProps {
  name: 'every' | 'maxRuns' | 'paymentTerms'
  label: string
  /** Unit label after the input. */
  unit: ReactNode
  placeholder?: string
}

export function CountField({ name, label, unit, placeholder }: CountFieldProps) {
  const { control } = useFormContext()
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem>
          <FormLabel>{label}</FormLabel>
          <span className="flex items-center gap-2.5">
            <FormControl>
              <Input
                {...field}
                inputMode="numeric"
                autoComplete="off"
                placeholder={placeholder}
                className="w-20 tabular-nums"
              />
            </FormControl>
            <span className="text-muted-foreground">{unit}</span>
          </span>
          <FormMessage />
        </FormItem>
      )}
    />
  )
}
