import type { DocumentKind, InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import type { Title } from '@/lib/documents/titles'

/** Documents that are shown beside one, itself among them. */
export const MAX_RELATED = 50

/** A document that another one was made from, or that was made from the same. */
export interface RelatedDocument {
  id: number
  kind: DocumentKind
  title: Title
  invoiceNumber: string
  status: InvoiceStatus
  currency: string
  totalAmount: number
}

/** A document among those it belongs with, in the order in which they were made. */
export interface Related {
  /** Empty where it stands by itself. */
  documents: RelatedDocument[]
  /** Of a quote: what invoices of it come to so far, less what was credited of them, and what of its total is left. */
  billing: { billed: number; left: number } | null
}
