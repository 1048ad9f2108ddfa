import type { Day } from '@/lib/core/dates'
import type { DocumentKind, HasStatus } from '@/lib/documents/lifecycle/kinds'
import type { DeductionCheck } from '@/lib/documents/quote-billing/types'
import type { TextField } from '@/lib/documents/texts'
import type { Invoice } from '@/lib/documents/types'
import type { CheckLevel, RuleId } from './rule-registry'

export interface Finding {
  rule: RuleId
  level: CheckLevel
  /** What to mend: a field of the invoice (`dueDate`, `lineItems.2.description`), or one of `client.` or `seller.`. */
  field: string
  /** One sentence for the user, which says what to do. */
  message: string
  /** What the field would better hold, when that is known. */
  suggestion: string | null
  /** A page of the product that shows what the message speaks of. */
  link: string | null
}

/** What of the document is looked at, as the client would get it today. */
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
  | 'serviceFrom'
  | 'totalAmount'
  | TextField
  | 'lineItems'
  | 'seller'
>

/** The business that sends it. */
export interface CheckedBusiness {
  /** The day it is for the business. */
  today: Day
  fullName: string
  companyName: string | null
  country: string | null
  /** Percent; what its invoices start with. */
  defaultTaxRate: number
  /** Whether it has an account at all, printed on this invoice or not. */
  hasBankDetails: boolean
  /** How it numbers its invoices (lib/business/numbering/pattern.ts). */
  pattern: string
  /** Rules nobody wants to hear of any more. */
  silenced: readonly string[]
}

export interface CheckedClient {
  id: number
  name: string
  companyName: string | null
  email: string | null
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  country: string | null
  vatNumber: string | null
  /** What this client is billed in, where that was settled. */
  currency: string | null
}

/** Another invoice of the business. */
export interface PastInvoice extends HasStatus {
  id: number
  invoiceNumber: string
  issueDate: Day
  dueDate: Day
  currency: string
  totalAmount: number
}

/** What came before of the same kind: bounded lists, newest first, without the document itself. */
export interface DocumentHistory {
  /** The latest of the business. */
  latest: PastInvoice[]
  /** The latest of this client that were issued and not cancelled. */
  ofClient: PastInvoice[]
  /** The numbers of those that were issued and deleted: a client may hold one. */
  deleted: string[]
  /** Of a final invoice: what it takes off, beside what was billed before. */
  deductions?: DeductionCheck
}

/** A text that the document prints, its name in a sentence, and the page that edits it. */
export interface PrintedText {
  field: string
  where: string
  text: string
  link: string
}

/** A character of a printed text that the PDF shows as a box. */
export type UndrawableCharacter = Omit<PrintedText, 'text'> & { character: string }

/** What a rule looks at. */
export interface RuleInput {
  document: CheckedDocument
  business: CheckedBusiness
  client: CheckedClient
  history: DocumentHistory
  undrawable?: UndrawableCharacter[]
}

/** What a rule found; where it leaves the suggestion and the link out, there are none. */
export interface RuleResult {
  field: string
  message: string
  suggestion?: string
  link?: string
}
export type CheckRule = (looked: RuleInput) => RuleResult | null
