'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { toast } from '@/components/hooks/use-toast'
import type { duplicateInvoice } from '@/lib/api/definitions/invoices'
import { callApi } from '@/lib/platform/http/api-client'
import type { DocumentKind } from '@/lib/documents/types'
import { toastError } from '@/components/shared/toast-error'

/** Returns a function that duplicates an invoice as a draft and opens it. */
export function useDuplicate(kind: DocumentKind = 'INVOICE') {
  const t = useTranslations('documents.detail.duplicate')
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
        title: t('done', { kind }),
        description: t('text', { number: copy.invoiceNumber }),
      })
      router.refresh()
      router.push(`/invoices/edit/${copy.id}`)
    } catch (error) {
      toastError(t('failed', { kind }), error)
    } finally {
      busy.current = false
    }
  }
}
