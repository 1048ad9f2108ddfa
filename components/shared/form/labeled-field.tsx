'use client'

import type { ReactElement, ReactNode } from 'react'
import type { Control, ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form'
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from '@/components/ui/form'
import { cn } from '@/lib/utils'
import { UndrawableHint } from './undrawable-hint'

type LabeledFieldProps<
  TFieldValues extends FieldValues,
  TName extends FieldPath<TFieldValues>,
  TTransformed,
> = {
  control: Control<TFieldValues, unknown, TTransformed>
  name: TName
  label: ReactNode
  description?: ReactNode
  required?: boolean
  /** Says which characters of the text the PDF can't show. */
  isPrinted?: boolean
  /** Hides the label visually. */
  hideLabel?: boolean
  /** Content at the end of the label's line, such as a link. Tab reaches it after the field. */
  aside?: ReactNode
  className?: string
  /** Returns the control. */
  children: (field: ControllerRenderProps<TFieldValues, TName>) => ReactElement
}

/** Form field with shadcn/ui's parts: label, control, description and message. */
export function LabeledField<
  TFieldValues extends FieldValues,
  TName extends FieldPath<TFieldValues>,
  TTransformed = TFieldValues,
>(props: LabeledFieldProps<TFieldValues, TName, TTransformed>) {
  const { control, name, label, description, required, isPrinted, hideLabel, aside, className } = props
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={cn(aside && 'grid-cols-[1fr_auto] gap-x-3 *:col-span-2', className)}>
          <div className={cn('flex self-baseline', hideLabel && 'sr-only', aside && 'col-[1]!')}>
            <FormLabel>{label}</FormLabel>
          </div>
          <FormControl aria-required={required || undefined}>{props.children(field)}</FormControl>
          {description && <FormDescription>{description}</FormDescription>}
          {isPrinted && <UndrawableHint text={field.value} />}
          <FormMessage />
          {aside && <div className="col-[2]! row-start-1 flex self-baseline">{aside}</div>}
        </FormItem>
      )}
    />
  )
}
