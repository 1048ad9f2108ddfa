import type { DocumentKind, InvoiceStatus } from '@/lib/documents/types'

/** Maximum number of hits of each kind. */
export const MAX_HITS = 5

export interface SearchHits {
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
