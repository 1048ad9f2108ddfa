import type { ReleasedFor } from '@/lib/business/numbering/types'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'

/** One number that was given, and what became of it. */
export interface GivenNumber {
  id: number
  number: string
  /** ISO instants. */
  givenAt: string
  issuedAt: string | null
  /** The invoice that has it, null where there is none any more. */
  invoice: { id: number; status: InvoiceStatus } | null
  clientName: string | null
  totalAmount: number | null
  currency: string | null
  /** How it became free, or was taken out of use. */
  released: {
    at: string
    by: string | null
    reason: ReleasedFor
    /** The user's own words; for CHANGED the number it was changed to. */
    note: string | null
  } | null
  /** The numbers right below it that were never given. */
  skipped: { from: string; to: string; count: number } | null
}

/** A number with what its invoice said when it was deleted or got another number; null where it still has one. */
export interface GivenNumberWithContent extends GivenNumber {
  content: Omit<Invoice, 'publicToken'> | null
}
