'use client'

import { lazy, Suspense, type ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'

const PlaceholderHelp = lazy(() => import('./placeholder-help'))

/** Placeholders, shown only for a recurring invoice. */
export function RecurringPlaceholderHelp(props: ComponentProps<typeof PlaceholderHelp>) {
  const { control } = useFormContext<InvoiceFields>()
  const type = useWatch({ control, name: 'invoiceType' })
  return (
    type === 'RECURRING' && (
      <Suspense>
        <PlaceholderHelp {...props} />
      </Suspense>
    )
  )
}
