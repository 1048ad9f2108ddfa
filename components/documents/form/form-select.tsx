'use client'

import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Select } from '@/components/ui/legacy/select'
import type { InvoiceFields } from './invoice-form-values'
import { useRegistered } from '@/components/documents/form/kept/use-registered'

type FormSelectProps = Omit<ComponentProps<'select'>, 'name'> & {
  name: 'currency' | 'invoiceType' | 'paymentMethod' | 'language' | 'secondLanguage'
  /** What an empty value is shown as. */
  fallback?: string
}

/**
 * A choice of the form that always shows the form's value. The form library sets a value at once, but an option that comes with it,
 * such as a client's own currency, is drawn a moment later; until then the browser would show another one, and keep it.
 */
export function FormSelect({ name, fallback = '', children, ...props }: FormSelectProps) {
  const { control, getValues } = useFormContext<InvoiceFields>()
  const { ref, defaultValue, ...field } = useRegistered<InvoiceFields>(name)
  const element = useRef<HTMLSelectElement | null>(null)
  useWatch({ control, name })
  useLayoutEffect(() => {
    const value = getValues(name) || fallback
    if (element.current && element.current.value !== value) element.current.value = value
  })
  return (
    <Select
      {...field}
      {...props}
      defaultValue={defaultValue || fallback}
      ref={(select) => {
        element.current = select
        ref(select)
      }}
    >
      {children}
    </Select>
  )
}
