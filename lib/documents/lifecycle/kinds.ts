/** The kinds of document there are. */
export const DOCUMENT_KINDS = ['INVOICE'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The states of an invoice, in their order. */
export const INVOICE_STATUSES = ['DRAFT', 'SENT', 'PAID', 'CANCELLED'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** A document as far as its state goes. */
export interface Stated {
  /** What does not say is an invoice. */
  kind?: DocumentKind
  status: InvoiceStatus
}

/** The one place that says what a document is that does not say so itself. */
export const kindOf = ({ kind = 'INVOICE' }: Stated): DocumentKind => kind

/**
 * What the states of each kind mean. Whoever decides by a state asks for what it means, in TypeScript by the questions below, in
 * SQL by `lib/documents/standing/sql.ts`.
 */
const MEANINGS = {
  INVOICE: {
    /** Nobody but its owner has seen it, and it can be changed. */
    draft: ['DRAFT'],
    /** Its client has to pay what is left of it. */
    owed: ['SENT'],
    paid: ['PAID'],
    cancelled: ['CANCELLED'],
    /** It was issued and stands. */
    billed: ['SENT', 'PAID'],
    /** It is in the specification's sums of Unpaid and Outstanding: drafts are. */
    outstanding: ['DRAFT', 'SENT'],
  },
} satisfies Record<DocumentKind, Record<string, InvoiceStatus[]>>

export type Meaning = keyof (typeof MEANINGS)[DocumentKind]

/** The states, of all kinds, that mean something. */
export const statusesThatMean = (meaning: Meaning): InvoiceStatus[] => [
  ...new Set<InvoiceStatus>(DOCUMENT_KINDS.flatMap((kind) => MEANINGS[kind][meaning])),
]

/** Whether the state of a document means this. */
export const means = (meaning: Meaning, document: Stated): boolean =>
  (MEANINGS[kindOf(document)][meaning] as InvoiceStatus[]).includes(document.status)

export const isDraft = (document: Stated): boolean => means('draft', document)
export const isOwed = (document: Stated): boolean => means('owed', document)
export const isPaid = (document: Stated): boolean => means('paid', document)
export const isCancelled = (document: Stated): boolean => means('cancelled', document)
export const isOutstanding = (document: Stated): boolean => means('outstanding', document)

/** A document as if its client had it and had to pay: what a screen has ready for when that comes about. */
export const asOwed = <T extends Stated>(document: T): T => ({
  ...document,
  status: MEANINGS[kindOf(document)].owed[0]!,
})
