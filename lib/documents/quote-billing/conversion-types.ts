import type { InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import type { Title } from '@/lib/documents/titles'
import type { Charges } from '@/lib/documents/totals/charges'
import type { ItemContent } from '@/lib/documents/totals/line-content'

/** What a quote is billed by: all of it, chosen lines of it, a share ahead, or all but what was billed before. */
export const CONVERSIONS = ['INVOICE', 'PARTIAL', 'DEPOSIT', 'FINAL'] as const
export type Conversion = (typeof CONVERSIONS)[number]

/** An item of a quote, and how much of it no partial invoice bills yet. */
export interface UnbilledItem extends ItemContent {
  /** Its place on the quote. */
  line: number
  left: number
}

/** An invoice that was made of the quote before. */
export interface DerivedInvoice {
  id: number
  title: Title
  invoiceNumber: string
  status: InvoiceStatus
  totalAmount: number
  /** What of it no credit note took back. */
  charged: number
}

/** What can be made of a quote or a pro forma invoice: where the dialog starts. */
export interface ConversionStart extends Omit<Charges, 'withholding'> {
  currency: string
  totalAmount: number
  /** What invoices of it come to so far, and what of its total is left. */
  billed: number
  left: number
  lineItems: UnbilledItem[]
  /** Those that stand, in the order in which they were made. */
  made: DerivedInvoice[]
}
