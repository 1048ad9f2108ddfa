import 'server-only'
import type { InvoiceRow } from '@/lib/documents/rows'
import type { Relation } from '@/lib/documents/types'

/** What a new document keeps of the one it is made from, with what is written down of how it came about. */
export const createDerivation = ({ id, invoiceNumber, issueDate }: InvoiceRow, relation: Relation) => ({
  madeFrom: { sourceId: id, sourceNumber: invoiceNumber, sourceDate: issueDate, relation },
  event: {
    type: 'INVOICE_CREATED' as const,
    data: { fromInvoiceId: id, fromInvoiceNumber: invoiceNumber },
  },
})
