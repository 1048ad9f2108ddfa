import type { DocumentKind, InvoiceStatus } from '@/lib/documents/types'

/** Of each kind, at most. */
export const MAX_HITS = 5

/** What fits a few letters: the newest invoices and the first clients. */
export interface SearchHits {
  /** Documents of all kinds. */
  invoices: {
    id: number
    kind: DocumentKind
    invoiceNumber: string
    clientName: string
    status: InvoiceStatus
    totalAmount: number
    currency: string
  }[]
  clients: { id: number; name: string; companyName: string | null }[]
}
