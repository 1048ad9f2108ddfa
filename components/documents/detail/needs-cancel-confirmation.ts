import { isInGroup, type InvoiceStatus, type HasStatus } from '@/lib/documents/lifecycle/kinds'

/** Returns true if cancelling needs confirmation, because the invoice has payments, which cancelling doesn't refund. */
export const needsCancelConfirmation = (
  document: HasStatus & { received?: string },
  status: InvoiceStatus,
): boolean => status === 'CANCELLED' && document.received !== undefined && isInGroup('billed', document)
