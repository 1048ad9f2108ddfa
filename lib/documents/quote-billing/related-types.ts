import type { DocumentKind, InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import type { Title } from '@/lib/documents/titles'

/** Maximum number of related documents, including the document itself. */
export const MAX_RELATED = 50

export interface RelatedDocument {
  id: number
  kind: DocumentKind
  title: Title
  invoiceNumber: string
  status: InvoiceStatus
  currency: string
  totalAmount: number
}

/** Relatives of a document, itself included, oldest first. */
export interface Related {
  /** Empty if it has no relatives. */
  documents: RelatedDocument[]
  /** Of a quote: the amount billed so far, less credit notes, and the amount left. */
  billing: { billed: number; left: number } | null
}
