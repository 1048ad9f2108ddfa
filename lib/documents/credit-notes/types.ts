import type { Charges } from '@/lib/documents/totals/charges'
import type { ItemContent } from '@/lib/documents/totals/line-content'
import type { LineSource } from '@/lib/documents/totals/line-source'
import type { DocumentTax, LineItem } from '@/lib/documents/types'

/** An invoice as far as crediting it looks at it. */
export interface CreditableInvoice extends Charges {
  currency: string
  discountAmount: number
  lineItems: LineItem[]
}

/** How much of a line of an invoice is chosen, or left. */
export interface CreditQuantity {
  /** Its position. */
  line: number
  quantity: number
}

/** What of an invoice no credit note has taken back yet: all of it, less every credit note that was not cancelled, drafts too. */
export interface CreditableAmounts {
  lines: (CreditQuantity & { amount: number })[]
  discountAmount: number
  taxes: Pick<DocumentTax, 'category' | 'rate' | 'taxable' | 'tax'>[]
  withheldAmount: number
  totalAmount: number
  /** How many credit notes it has. */
  notes: number
}

/** What a credit note says that its invoice said. */
export interface CreditContent extends Charges {
  currency: string
  lineItems: (ItemContent & LineSource & { sourceLine: number })[]
}

/** What an issued credit note did: what of it settled its invoice, and what became its client's credit. */
export interface CreditNoteSettlement {
  /** The invoice; its id is null where it was deleted. */
  invoice: { id: number | null; number: string }
  paid: number
  credited: number
}
