import { toast } from '@/components/hooks/use-toast'
import type { DocumentKind } from '@/lib/documents/types'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'
import type { deleteInvoice } from '@/lib/api/definitions/invoices'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

/**
 * Deletes an invoice after confirmation and shows the result in a toast. Returns true if it is gone. `reason`: the
 * user's reason, may be empty.
 */
export async function deleteInvoiceWithToast(
  id: number,
  reason: string,
  kind?: DocumentKind,
): Promise<boolean> {
  try {
    await callApi<typeof deleteInvoice>({
      method: 'DELETE',
      path: `/api/invoices/${id}`,
      ...(reason && { body: { reason } }),
    })
  } catch (error) {
    toastError(withDocumentNoun('Failed to delete invoice', kind), error)
    return false
  }
  toast({ title: withDocumentNoun('Invoice deleted', kind) })
  return true
}
