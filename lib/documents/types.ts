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

/** A line of a document in its place, and what it comes to where it is an item. */
export type Item = ItemContent &
  LineSource & {
    id: number
    amount: number
    /** The code of its unit in UN/ECE Recommendation 20; none where it has no unit. */
    unitCode?: string
  }
export type LineItem = Item | (TextLine & { id: number })

/** A logo picture's address on this origin and its size in pixels. */
export interface LogoRef {
  id: string
  src: string
  width: number
  height: number
}

/**
 * Who issues the invoice, as printed on it, how it looks and what it speaks. Names follow the public invoice view of the specification.
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

/** One row of a list. */
export interface InvoiceSummary extends HasStatus, References {
  id: number
  kind: DocumentKind
  invoiceNumber: string
  clientId: number
  /** What the client is called: the company, else the name. */
  clientName: string
  /** The person at that company. */
  clientContact: string | null
  issueDate: Day
  dueDate: Day
  currency: string
  subtotal: number
  /** Percent. */
  taxRate: number
  taxAmount: number
  totalAmount: number
  /** What of it the client does not pay to the seller, but to a tax office. */
  withheldAmount: number
  /** What came in so far, and what is left. */
  amountPaid: number
  balance: number
  invoiceType: InvoiceType
  recurringDate: Day | null
  paymentMethod: PaymentMethod
  /** What it is to the document it was made from; null for what was made from none. */
  relation: Relation | null
}

/** What a document is to the one it was made from: it takes it back, or it bills all of it, a part of it, ahead of it, or all but what was asked for ahead. */
export const RELATIONS = ['CREDITS', 'CONVERTED', 'PARTIAL', 'DEPOSIT', 'FINAL'] as const
export type Relation = (typeof RELATIONS)[number]

/** The document that one was made from, as it is printed. */
export interface SourceDocument {
  id: number
  number: string
  date: Day
}

/** How a quote was answered. */
export interface QuoteAnswer {
  /** ISO instant, and the day that was for the seller. */
  at: string
  day: Day
  /** Whoever answered by the public link, as they named themselves; null for the owner. */
  by: string | null
  note: string | null
}

/** What is charged at one rate, as it is printed and reported. */
export interface DocumentTax {
  category: TaxCategory | null
  /** Percent. */
  rate: number
  taxable: number
  tax: number
  /** Why none is charged. */
  reason: string | null
}

/** The issuer (specification, section 3): the account of the business, and the seller as printed on the document. */
export interface InvoiceUser {
  id: number
  fullName: string
  companyName: string | null
  companyAddress: string | null
  /** The path of the image on this server. */
  companyLogo: string | null
  companyVat: string | null
  companyNumber: string | null
}

/** One row of `GET /api/invoices`: a summary with what the specification lists beside it (section 3). */
export type InvoiceRecord = InvoiceSummary &
  Pick<Invoice, 'notes' | 'termsAndConditions' | 'publicToken' | 'lineItems' | 'client' | 'user'>

/** An invoice as its owner sees it. */
export interface Invoice extends InvoiceSummary, DocumentTexts, LanguageChoice, Charges, Supply {
  discountAmount: number
  /** The tax that the document says is withheld but the client paid: then `withheldAmount` is 0. */
  notWithheldAmount?: number
  taxes: DocumentTax[]
  source: SourceDocument | null
  answer: QuoteAnswer | null
  publicToken: string | null
  shareMessage: string | null
  /** Counts changes; an edit names the version it started from. */
  version: number
  /** How it repeats, as it was written: which period its texts name. */
  rhythm: Recurrence | null
  lineItems: LineItem[]
  /** In the order they came in. */
  payments: Payment[]
  seller: Seller
  user: InvoiceUser
  client: BillTo & { id: number; deleted: boolean }
}

/** What anybody with the link sees: exactly these fields and no others (specification, section 3). */
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
  /** Of a quote that was accepted or declined. */
  answer: QuoteAnswer | null
}

/** Messages that say why a status can't be set by hand, because of payments or credit notes. */
export type Obstacles = Partial<Record<InvoiceStatus, string>>
