import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import { apiFetch, getErrorMessage } from '@/lib/platform/http/api-client'
import { getStatusLabel } from '@/lib/documents/labels'
import type { InvoiceStatus } from '@/lib/documents/types'
import type { SearchHits } from '@/lib/reports/search/types'

const wordOf = (status: InvoiceStatus) => getStatusLabel(status).toLowerCase()

/**
 * Marks an invoice from anywhere, says which and offers to take it back, as the lists do.
 * @param refresh reads the screen anew
 */
export async function changeInvoiceStatus(
  { id, invoiceNumber, status: before }: SearchHits['invoices'][number],
  status: InvoiceStatus,
  refresh: () => void,
): Promise<void> {
  const patch = (body: { status: InvoiceStatus; undo?: true }) =>
    apiFetch(`/api/invoices/${id}/status`, { method: 'PATCH', body })
  try {
    await patch({ status })
  } catch (error) {
    toast({ title: 'Failed to update status', description: getErrorMessage(error), variant: 'destructive' })
    return
  }
  refresh()
  toastWithUndo({
    title: `${invoiceNumber} marked as ${wordOf(status)}`,
    undo: async () => {
      await patch({ status: before, undo: true })
      refresh()
      return { title: 'Status updated', description: `${invoiceNumber} is back to ${wordOf(before)}.` }
    },
  })
}
