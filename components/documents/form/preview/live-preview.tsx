'use client'

import { memo, useDeferredValue, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ClientOption } from '@/lib/clients/client-response'
import type { Day } from '@/lib/core/dates'
import type { Seller } from '@/lib/documents/types'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import type { GetEmptyText, GetFieldProps } from '@/components/documents/document-view/field-props'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { toInvoiceSource, type InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useFormMessages } from './use-form-messages'

export type LivePreviewProps = {
  seller: Seller
  clients: ClientOption[]
  today: Day
  /** Maps the form to the document shown; an invoice by default. */
  source?: typeof toInvoiceSource
  getFieldProps?: GetFieldProps
  getEmptyText?: GetEmptyText
}

/** Live preview. Deferred and rendered apart from the form, so that typing never waits for it. */
export const LivePreview = memo(function LivePreview({
  seller,
  clients,
  today,
  source = toInvoiceSource,
  getFieldProps,
  getEmptyText,
}: LivePreviewProps) {
  const { control } = useFormContext<InvoiceFields>()
  const fields = useDeferredValue(useWatch({ control })) as InvoiceFields
  const client = clients.find(({ id }) => String(id) === fields.clientId) ?? null
  const messages = useFormMessages(fields, client, seller)
  // Memoised, so that a keystroke costs nothing until the deferred values change.
  return useMemo(
    () =>
      messages && (
        <InvoiceDocument
          getFieldProps={getFieldProps}
          getEmptyText={getEmptyText}
          view={createInvoiceView(source(fields, seller, client), {
            today,
            audience: 'preview',
            words: messages,
          })}
        />
      ),
    [fields, seller, client, today, source, messages, getFieldProps, getEmptyText],
  )
})
