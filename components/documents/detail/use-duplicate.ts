'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { toast } from '@/components/hooks/use-toast'
import type { duplicateInvoice } from '@/lib/api/definitions/invoices'
import { callApi } from '@/lib/platform/http/api-client'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'
import type { DocumentKind } from '@/lib/documents/types'
import { toastError } from '@/components/shared/toast-error'

/** Returns a function that duplicates an invoice as a draft and opens it. */
export function useDuplicate(kind?: DocumentKind) {
  const router = useRouter()
  const busy = useRef(false)

  return async (id: number) => {
    // Prevents a second copy on a double click.
    if (busy.current) return
    busy.current = true
    try {
      const copy = await callApi<typeof duplicateInvoice>({
        method: 'POST',
        path: `/api/invoices/${id}/duplicate`,
      })
      toast({
        title: withDocumentNoun('Invoice duplicated', kind),
        description: `${copy.invoiceNumber} is a new draft.`,
      })
      router.refresh()
      router.push(`/invoices/edit/${copy.id}`)
    } catch (error) {
      toastError(withDocumentNoun('Failed to duplicate invoice', kind), error)
    } finally {
      busy.current = false
    }
  }
}
