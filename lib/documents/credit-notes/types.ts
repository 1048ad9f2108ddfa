import type { Charges } from '@/lib/documents/totals/charges'
import type { ItemContent } from '@/lib/documents/totals/line-content'
import type { LineSource } from '@/lib/documents/totals/line-source'
import type { LineItem } from '@/lib/documents/types'

export type { CreditableAmounts } from './creditable-response'

/** The parts of an invoice that crediting needs. */
export interface CreditableInvoice extends Charges {
  currency: string
  discountAmount: number
  lineItems: LineItem[]
}

/** A chosen or remaining quantity of an invoice line. */
export interface CreditQuantity {
  /** Position. */
  line: number
  quantity: number
}

/** Content that a credit note copies from its invoice. */
export interface CreditContent extends Charges {
  currency: string
  lineItems: (ItemContent & LineSource & { sourceLine: number })[]
}

/**
 * Effect of an issued credit note: the amount that paid its invoice, and the amount that became credit of the client.
 */
export interface CreditNoteSettlement {
  /** The id is null if the invoice was deleted. */
  invoice: { id: number | null; number: string }
  paid: number
  credited: number
}
