'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/hooks/use-toast'
import { toastError } from '@/components/shared/toast-error'
import type { deleteInvoice } from '@/lib/api/definitions/invoices'
import type { DocumentKind } from '@/lib/documents/types'
import { callApi } from '@/lib/platform/http/api-client'

/**
 * Returns a function that deletes an invoice after confirmation and shows the result in a toast. It returns true if the
 * invoice is gone. `reason`: the user's reason, may be empty.
 */
export function useDeleteInvoice() {
  const t = useTranslations('documents.detail.delete')

  return async (id: number, reason: string, kind: DocumentKind = 'INVOICE'): Promise<boolean> => {
    try {
      await callApi<typeof deleteInvoice>({
        method: 'DELETE',
        path: `/api/invoices/${id}`,
        ...(reason && { body: { reason } }),
      })
    } catch (error) {
      toastError(t('failed', { kind }), error)
      return false
    }
    toast({ title: t('done', { kind }) })
    return true
  }
}
