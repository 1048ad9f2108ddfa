import { isAllowed } from './document-actions'
import { isInvoice, type HasStatus } from './kinds'
import { getCreatePath, RECURRING_TYPE } from './routes'

/**
 * Returns the path of the form that makes an invoice recurring: of the draft itself, else of a new invoice with its
 * content. Null for an invoice of a series, and for other kinds.
 */
export function findMakeRecurringPath(
  document: HasStatus & { id: number; seriesId?: number | null },
): string | null {
  if (document.seriesId || !isInvoice(document) || !isAllowed('copy', document)) return null
  return isAllowed('edit', document)
    ? `/invoices/edit/${document.id}?type=${RECURRING_TYPE}`
    : `${getCreatePath('RECURRING')}&from=${document.id}`
}
