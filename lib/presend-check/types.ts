import type { IdentifierKind } from '@/lib/core/countries/identifier-types'
import type { Day } from '@/lib/core/dates'
import type { Finding } from './finding-response'
import type { DocumentKind, HasStatus } from '@/lib/documents/lifecycle/kinds'
import type { DeductionCheck } from '@/lib/documents/quote-billing/stale-deduction'
import type { TextField } from '@/lib/documents/texts'
import type { Invoice } from '@/lib/documents/types'

/** The checked parts of a document, as the client would get it today. */
export type CheckedDocument = { kind?: DocumentKind } & Pick<
  Invoice,
  | 'id'
  | 'invoiceNumber'
  | 'issueDate'
  | 'dueDate'
  | 'invoiceType'
  | 'paymentMethod'
  | 'currency'
  | 'taxRate'
  | 'taxes'
  | 'relation'
  | 'taxReason'
  | 'withholding'
  | 'serviceFrom'
  | 'exchangeRate'
  | 'totalAmount'
  | TextField
  | 'lineItems'
  | 'seller'
>

/** The sending business. */
export interface CheckedBusiness {
  /** Current day in the business's time zone. */
  today: Day
  fullName: string
  companyName: string | null
  country: string | null
  /** Default tax rate of new invoices, in percent. */
  defaultTaxRate: number
  /** True if it has an account number or IBAN, whether or not this invoice prints it. */
  hasBankDetails: boolean
  /** Number pattern of its invoices (lib/business/numbering/pattern.ts). */
  pattern: string
  /** Ids of silenced rules. */
  silenced: readonly string[]
}

export interface CheckedClient {
  id: number
  name: string
  companyName: string | null
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  country: string | null
  vatNumber: string | null
  taxNumber: string | null
  companyNumber: string | null
  /** The client's own currency, if set. */
  currency: string | null
}

export interface PastInvoice extends HasStatus {
  id: number
  invoiceNumber: string
  issueDate: Day
  dueDate: Day
  currency: string
  totalAmount: number
}

/** Earlier documents of the same kind: limited lists, newest first, without the checked document. */
export interface DocumentHistory {
  /** Latest documents of the business. */
  businessDocuments: PastInvoice[]
  /** Latest documents of this client, without drafts and cancelled ones. */
  clientDocuments: PastInvoice[]
  /** Numbers of documents that were issued and deleted: a client may have received one. */
  deletedNumbers: string[]
  /** For a final invoice: its deductions compared with what was billed before. */
  deductions?: DeductionCheck
}

/** A printed text, and the path of the page that edits it. */
export interface PrintedText {
  field: string
  text: string
  link: string
}

/** An identification number that breaks the rules of its country, and its field. */
export interface InvalidNumber {
  field: string
  kind: IdentifierKind
}

export interface RuleInput {
  document: CheckedDocument
  business: CheckedBusiness
  client: CheckedClient
  history: DocumentHistory
  invalidNumbers?: InvalidNumber[]
}

export interface RuleResult {
  field: string
  /** Values of the placeholders of the rule's message. */
  values?: Finding['values']
  suggestion?: string
  link?: string
}
export type CheckRule = (input: RuleInput) => RuleResult | null
