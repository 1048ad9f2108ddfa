import { isInGroup, type InvoiceStatus, type HasStatus } from '@/lib/documents/lifecycle/kinds'

/** Whether to confirm before an invoice is cancelled: it has payments, which cancelling does not refund. */
export const needsCancelConfirmation = (
  document: HasStatus & { received?: string },
  status: InvoiceStatus,
): boolean => status === 'CANCELLED' && document.received !== undefined && isInGroup('billed', document)
