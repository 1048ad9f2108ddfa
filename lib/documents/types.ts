import type { Day } from '@/lib/core/dates'
import type { DocumentKind, InvoiceStatus, HasStatus } from './lifecycle/kinds'
import type { Payment } from '@/lib/documents/payments/types'
import type { Recurrence } from '@/lib/documents/recurrence/types'
import type { SellerAddress } from '@/lib/clients/format-client-address'
import type { BillTo } from '@/lib/clients/types'
import type { InvoiceDesign } from '@/lib/business/design'
import type { LanguageChoice } from '@/lib/core/languages'
import type { LocaleSettings } from '@/lib/i18n/resolve-messages'
import type { DocumentTexts, References } from './texts'
import type { ItemContent, TextLine } from './totals/line-content'
import type { LineSource } from './totals/line-source'
import type { Charges, Supply } from './totals/charges'
import type { TaxCategory } from '@/lib/core/tax/categories'

export { INVOICE_STATUSES, type DocumentKind, type InvoiceStatus } from './lifecycle/kinds'

export const INVOICE_TYPES = ['ONE_OFF', 'RECURRING'] as const
export type InvoiceType = (typeof INVOICE_TYPES)[number]

export const PAYMENT_METHODS = ['REQUEST', 'AUTOCHARGE', 'BANK_TRANSFER', 'INTERNATIONAL_TRANSFER'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** An item at its position. */
export type Item = ItemContent &
  LineSource & {
    id: number
    amount: number
    /** Code of the unit in UN/ECE Recommendation 20. */
    unitCode?: string
  }
export type LineItem = Item | (TextLine & { id: number })

/** A logo: path on this server, and size in pixels. */
export interface LogoRef {
  id: string
  src: string
  width: number
  height: number
}

/**
 * Seller as printed on the document, with its design and locale. Names follow the public invoice view of the
 * specification.
 */
export interface Seller extends InvoiceDesign, SellerAddress, LocaleSettings {
  logo: LogoRef | null
  name: string | null
  regNumber: string | null
  vat: string | null
  bankName: string | null
  bankAccountName: string | null
  bankAccountNumber: string | null
  bankSortCode: string | null
  bankIban: string | null
  bankSwift: string | null
}

/** Row of a list. */
export interface InvoiceSummary extends HasStatus, References {
  id: number
  kind: DocumentKind
  invoiceNumber: string
  clientId: number
  /** Company, else the name. */
  clientName: string
  /** Contact person at the company. */
  clientContact: string | null
  issueDate: Day
  dueDate: Day
  currency: string
  subtotal: number
  /** Percent. */
  taxRate: number
  taxAmount: number
  totalAmount: number
  /** Part of the total that the client pays to a tax office. */
  withheldAmount: number
  amountPaid: number
  balance: number
  invoiceType: InvoiceType
  recurringDate: Day | null
  paymentMethod: PaymentMethod
  /** Relation to its source; null without a source. */
  relation: Relation | null
}

/** Relation of a document to its source: credit note, full invoice, partial invoice, deposit, or final invoice. */
export const RELATIONS = ['CREDITS', 'CONVERTED', 'PARTIAL', 'DEPOSIT', 'FINAL'] as const
export type Relation = (typeof RELATIONS)[number]

/** Source of a document, as printed. */
export interface SourceDocument {
  id: number
  number: string
  date: Day
}

/** Answer to a quote. */
export interface QuoteAnswer {
  /** ISO timestamp, and its date in the time zone of the seller. */
  at: string
  day: Day
  /** Name that the client entered on the public page; null if the owner answered. */
  by: string | null
  note: string | null
}

/** Amounts of one tax rate, as printed and reported. */
export interface DocumentTax {
  category: TaxCategory | null
  /** Percent. */
  rate: number
  taxable: number
  tax: number
  /** Reason for charging no tax. */
  reason: string | null
}

/** The issuer (specification, section 3): the account of the business, and the seller as printed on the document. */
export interface InvoiceUser {
  id: number
  fullName: string
  companyName: string | null
  companyAddress: string | null
  /** Path of the image on this server. */
  companyLogo: string | null
  companyVat: string | null
  companyNumber: string | null
}

/** Row of `GET /api/invoices`: a summary, and the other fields that the specification lists (section 3). */
export type InvoiceRecord = InvoiceSummary &
  Pick<Invoice, 'notes' | 'termsAndConditions' | 'publicToken' | 'lineItems' | 'client' | 'user'>

export interface Invoice extends InvoiceSummary, DocumentTexts, LanguageChoice, Charges, Supply {
  discountAmount: number
  /** Withholding tax that the client paid to the seller after all: then `withheldAmount` is 0. */
  notWithheldAmount?: number
  taxes: DocumentTax[]
  source: SourceDocument | null
  answer: QuoteAnswer | null
  publicToken: string | null
  shareMessage: string | null
  /** Incremented on every change; an edit names the version it started from. */
  version: number
  /** Stored recurrence, which decides the period that its texts name. */
  rhythm: Recurrence | null
  lineItems: LineItem[]
  /** By date. */
  payments: Payment[]
  seller: Seller
  user: InvoiceUser
  client: BillTo & { id: number; deleted: boolean }
}

/** Public view of an invoice: exactly these fields and no others (specification, section 3). */
export interface PublicInvoice {
  kind: DocumentKind
  invoiceNumber: string
  status: InvoiceStatus
  issueDate: Day
  dueDate: Day
  invoiceType: InvoiceType
  paymentMethod: PaymentMethod
  currency: string
  pricesIncludeTax: boolean
  subtotal: number
  discountAmount: number
  taxes: DocumentTax[]
  taxAmount: number
  totalAmount: number
  withheldAmount: number
  notes: string | null
  termsAndConditions: string | null
  lineItems: LineItem[]
  company: Omit<
    Seller,
    'logo' | 'place' | 'countryName' | 'printedAddress' | keyof InvoiceDesign | keyof LocaleSettings
  > & { logo: string | null }
  client: Omit<BillTo, 'email' | 'phone' | 'countryName' | 'printedAddress'>
  /** Quotes that were accepted or declined. */
  answer: QuoteAnswer | null
}

/** Messages by status that can't be set by hand because of payments or credit notes. */
export type Obstacles = Partial<Record<InvoiceStatus, string>>
