import type { InvoiceStatus } from './lifecycle/kinds'

// Types without their schemas, so that the browser doesn't load those.
export type { InvoiceType, PaymentMethod, Relation } from './enums'
export type { DocumentKind, InvoiceStatus } from './lifecycle/kinds'
export type {
  Invoice,
  InvoiceRecord,
  InvoiceSummary,
  PublicInvoice,
  QuoteAnswer,
  SourceDocument,
} from './invoice-response'
export type { InvoiceUser, LogoRef, Seller } from './seller-response'
export type { Item, LineItem } from './totals/content-response'

/** Messages by status that can't be set by hand because of payments or credit notes. */
export interface Obstacles extends Partial<Record<InvoiceStatus, string>> {
  /** Numbers of active credit notes, which are cancelled if the invoice is deleted. */
  creditNotes?: string[]
}
