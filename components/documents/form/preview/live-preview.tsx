'use client'

import { memo, useDeferredValue, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ClientOption } from '@/lib/clients/types'
import type { Day } from '@/lib/core/dates'
import type { Seller } from '@/lib/documents/types'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { toInvoiceSource, type InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useDocumentMessages } from './use-document-messages'

export type LivePreviewProps = {
  seller: Seller
  clients: ClientOption[]
  today: Day
  /** What is drawn of the form: the invoice it is, unless said otherwise. */
  source?: typeof toInvoiceSource
}

/**
 * The invoice as it will look. It alone follows every key, a moment behind when there is much to draw, so that typing
 * never waits for it.
 */
export const LivePreview = memo(function LivePreview({
  seller,
  clients,
  today,
  source = toInvoiceSource,
}: LivePreviewProps) {
  const { control } = useFormContext<InvoiceFields>()
  const fields = useDeferredValue(useWatch({ control })) as InvoiceFields
  const client = clients.find(({ id }) => String(id) === fields.clientId) ?? null
  const words = useDocumentMessages({ ...seller, ...[fields, client].find((one) => one?.language) } as Seller)
  // The drawn sheet is kept, so that a key costs nothing here until its turn comes.
  return useMemo(
    () =>
      words && (
        <InvoiceDocument
          view={createInvoiceView(source(fields, seller, client), { today, audience: 'preview', words })}
        />
      ),
    [fields, seller, client, today, source, words],
  )
})
