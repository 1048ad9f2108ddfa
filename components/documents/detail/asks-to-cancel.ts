import { means, type InvoiceStatus, type Stated } from '@/lib/documents/lifecycle/kinds'

/** Whether cancelling an invoice asks first: money came in for it, which cancelling does not give back. */
export const asksToCancel = (document: Stated & { received?: string }, status: InvoiceStatus): boolean =>
  status === 'CANCELLED' && document.received !== undefined && means('billed', document)
