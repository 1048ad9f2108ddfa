'use client'

import type { ReactNode } from 'react'
import type { Control, FieldPathByValue, FieldValues, RegisterOptions } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from '@/components/ui/form'

interface CheckboxFieldProps<
  TFieldValues extends FieldValues,
  TName extends FieldPathByValue<TFieldValues, boolean | undefined>,
  TTransformed,
> {
  control: Control<TFieldValues, unknown, TTransformed>
  name: TName
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
  rules?: Pick<RegisterOptions<TFieldValues, TName>, 'deps'>
}

/** Checkbox with its label beside it. */
export function CheckboxField<
  TFieldValues extends FieldValues,
  TName extends FieldPathByValue<TFieldValues, boolean | undefined>,
  TTransformed = TFieldValues,
>(props: CheckboxFieldProps<TFieldValues, TName, TTransformed>) {
  const { control, name, label, description, disabled, rules } = props
  return (
    <FormField
      control={control}
      name={name}
      rules={rules}
      render={({ field: { value, onChange, ...field } }) => (
        <FormItem className="gap-1">
          <div className="flex items-center gap-2.5 pointer-coarse:min-h-11">
            <FormControl>
              <Checkbox {...field} checked={value ?? false} onCheckedChange={onChange} disabled={disabled} />
            </FormControl>
            <FormLabel className="text-sm font-normal">{label}</FormLabel>
          </div>
          {description && <FormDescription className="wrap-anywhere">{description}</FormDescription>}
          <FormMessage />
        </FormItem>
      )}
    />
  )
}
