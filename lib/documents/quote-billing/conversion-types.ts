import type { InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import type { Title } from '@/lib/documents/titles'
import type { Charges } from '@/lib/documents/totals/charges'
import type { ItemContent } from '@/lib/documents/totals/line-content'

/** Ways to bill a quote: the whole, chosen lines, a deposit, or the whole less what was billed before. */
export const CONVERSIONS = ['INVOICE', 'PARTIAL', 'DEPOSIT', 'FINAL'] as const
export type Conversion = (typeof CONVERSIONS)[number]

/** An item of a quote, and the quantity that no partial invoice bills yet. */
export interface UnbilledItem extends ItemContent {
  /** Position on the quote. */
  line: number
  left: number
}

/** An invoice created from the quote. */
export interface DerivedInvoice {
  id: number
  title: Title
  invoiceNumber: string
  status: InvoiceStatus
  totalAmount: number
  /** Total less credit notes. */
  charged: number
}

/** Data for the dialog that bills a quote or a pro forma invoice. */
export interface ConversionStart extends Omit<Charges, 'withholding'> {
  currency: string
  totalAmount: number
  /** Amount billed so far, and the remaining amount of the quote. */
  billed: number
  left: number
  lineItems: UnbilledItem[]
  /** Invoices that are not cancelled, oldest first. */
  made: DerivedInvoice[]
}
