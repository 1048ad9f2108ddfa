import 'server-only'
import type { InvoiceRow } from '@/lib/documents/rows'
import type { Relation } from '@/lib/documents/types'

/** Returns the source columns of a new document, and the event of its creation. */
export const createDerivation = ({ id, invoiceNumber, issueDate }: InvoiceRow, relation: Relation) => ({
  source: { sourceId: id, sourceNumber: invoiceNumber, sourceDate: issueDate, relation },
  event: {
    type: 'INVOICE_CREATED' as const,
    data: { fromInvoiceId: id, fromInvoiceNumber: invoiceNumber },
  },
})
