'use client'

import { lazy, Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'

const PlaceholderHelp = lazy(() => import('./placeholder-help'))

/** What placeholders there are, in the form of an invoice, where only a recurring one has any. */
export function RecurringPlaceholderHelp() {
  const { control } = useFormContext<InvoiceFields>()
  const type = useWatch({ control, name: 'invoiceType' })
  return (
    type === 'RECURRING' && (
      <Suspense>
        <PlaceholderHelp />
      </Suspense>
    )
  )
}
