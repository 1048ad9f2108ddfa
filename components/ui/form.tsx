'use client'

import { createContext, use, useId, type ComponentProps } from 'react'
import { CircleAlert } from 'lucide-react'
import { Slot } from 'radix-ui/slot'
import {
  Controller,
  FormProvider,
  useFormContext,
  useFormState,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form'
import { useFieldMessage } from '@/components/hooks/use-field-message'
import { cn } from '@/lib/utils'
import { Label } from './label'

// shadcn/ui's Form for React Hook Form: https://ui.shadcn.com/docs/components/form

export const Form = FormProvider

const FormFieldContext = createContext<{ name: string } | null>(null)
const FormItemContext = createContext<{ id: string } | null>(null)

/** Form field controlled by React Hook Form. */
export function FormField<
  TFieldValues extends FieldValues = FieldValues,
  TName extends FieldPath<TFieldValues> = FieldPath<TFieldValues>,
  TTransformedValues = TFieldValues,
>(props: ControllerProps<TFieldValues, TName, TTransformedValues>) {
  return (
    <FormFieldContext value={{ name: props.name }}>
      <Controller {...props} />
    </FormFieldContext>
  )
}

/** Returns the ids and error of the surrounding field. Throws outside FormField and FormItem. */
export function useFormField() {
  const field = use(FormFieldContext)
  const item = use(FormItemContext)
  const { getFieldState } = useFormContext()
  const formState = useFormState({ name: field?.name })
  if (!field || !item) throw new Error('useFormField needs a FormField with a FormItem')
  const { id } = item
  return {
    id,
    name: field.name,
    formItemId: `${id}-form-item`,
    formDescriptionId: `${id}-form-item-description`,
    formMessageId: `${id}-form-item-message`,
    ...getFieldState(field.name, formState),
  }
}

export function FormItem({ className, ...props }: ComponentProps<'div'>) {
  const id = useId()
  return (
    <FormItemContext value={{ id }}>
      <div data-slot="form-item" className={cn('grid min-w-0 content-start gap-1.5', className)} {...props} />
    </FormItemContext>
  )
}

export function FormLabel(props: ComponentProps<typeof Label>) {
  const { formItemId } = useFormField()
  return <Label data-slot="form-label" htmlFor={formItemId} {...props} />
}

/** Connects its child, the control, to label, description and message. */
export function FormControl(props: ComponentProps<typeof Slot>) {
  const { error, formItemId, formDescriptionId, formMessageId } = useFormField()
  return (
    <Slot
      data-slot="form-control"
      id={formItemId}
      aria-describedby={error ? `${formDescriptionId} ${formMessageId}` : formDescriptionId}
      aria-invalid={error ? true : undefined}
      {...props}
    />
  )
}

export function FormDescription({ className, ...props }: ComponentProps<'p'>) {
  const { formDescriptionId } = useFormField()
  return (
    <p
      data-slot="form-description"
      id={formDescriptionId}
      className={cn('text-caption text-muted-foreground', className)}
      {...props}
    />
  )
}

/** Error of the field, or its children; nothing without either. */
export function FormMessage({ className, children, ...props }: ComponentProps<'p'>) {
  const { error, formMessageId } = useFormField()
  const formatFieldMessage = useFieldMessage()
  const body = error ? formatFieldMessage(error.message ?? '') : children
  if (!body) return null
  return (
    <p
      data-slot="form-message"
      id={formMessageId}
      className={cn('text-caption text-destructive flex items-start gap-1.5 font-medium', className)}
      {...props}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span className="wrap-anywhere">{body}</span>
    </p>
  )
}
