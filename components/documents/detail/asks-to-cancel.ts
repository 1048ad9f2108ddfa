import { means, type InvoiceStatus, type Stated } from '@/lib/documents/lifecycle/kinds'

/** Whether to confirm before an invoice is cancelled: it has payments, which cancelling does not refund. */
export const asksToCancel = (document: Stated & { received?: string }, status: InvoiceStatus): boolean =>
  status === 'CANCELLED' && document.received !== undefined && means('billed', document)
