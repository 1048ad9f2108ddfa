/** The kinds of document there are. */
export const DOCUMENT_KINDS = ['INVOICE', 'CREDIT_NOTE', 'QUOTE', 'PROFORMA'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The states of a document of each kind, in their order. */
export const STATUSES_BY_KIND = {
  INVOICE: ['DRAFT', 'SENT', 'PAID', 'CANCELLED'],
  /** Once it is sent, it has settled its invoice, or become its client's credit. */
  CREDIT_NOTE: ['DRAFT', 'SENT', 'CANCELLED'],
  QUOTE: ['DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'CANCELLED'],
  PROFORMA: ['DRAFT', 'SENT', 'CANCELLED'],
} as const satisfies Record<DocumentKind, readonly string[]>
export type InvoiceStatus = (typeof STATUSES_BY_KIND)[DocumentKind][number]
export const INVOICE_STATUSES = STATUSES_BY_KIND.INVOICE

/** The states of documents of all kinds, in their order. */
export const DOCUMENT_STATUSES = [
  'DRAFT',
  'SENT',
  'ACCEPTED',
  'DECLINED',
  'PAID',
  'CANCELLED',
] as const satisfies readonly InvoiceStatus[]

/** A document as far as its state goes. */
export interface HasStatus {
  /** What does not say is an invoice. */
  kind?: DocumentKind
  status: InvoiceStatus
}

/** The one place that says what a document is that does not say so itself. */
export const getDocumentKind = ({ kind = 'INVOICE' }: Pick<HasStatus, 'kind'>): DocumentKind => kind

export const isInvoice = (document: Pick<HasStatus, 'kind'>): boolean =>
  getDocumentKind(document) === 'INVOICE'

/** Whether it asks for money, and says how it is to be paid. */
export const isPayable = (document: Pick<HasStatus, 'kind'>): boolean =>
  isInvoice(document) || getDocumentKind(document) === 'PROFORMA'

/**
 * What the states of each kind mean. Whoever decides by a state asks for what it means, in TypeScript by the questions below, in
 * SQL by `lib/documents/payment-status/payment-status-sql.ts`.
 */
const STATUS_GROUPS = {
  /** Nobody but its owner has seen it, and it can be changed. */
  draft: { INVOICE: ['DRAFT'], CREDIT_NOTE: ['DRAFT'], QUOTE: ['DRAFT'], PROFORMA: ['DRAFT'] },
  /** Its client has to pay what is left of it. */
  owed: { INVOICE: ['SENT'] },
  paid: { INVOICE: ['PAID'] },
  cancelled: {
    INVOICE: ['CANCELLED'],
    CREDIT_NOTE: ['CANCELLED'],
    QUOTE: ['CANCELLED'],
    PROFORMA: ['CANCELLED'],
  },
  /** It was issued and stands. */
  billed: { INVOICE: ['SENT', 'PAID'] },
  /** It is in the specification's sums of Unpaid and Outstanding: drafts are. */
  outstanding: { INVOICE: ['DRAFT', 'SENT'] },
  /** Its client is to get it, or has it and is to do something about it. */
  underWay: {
    INVOICE: ['DRAFT', 'SENT'],
    CREDIT_NOTE: ['DRAFT', 'SENT'],
    QUOTE: ['DRAFT', 'SENT'],
    PROFORMA: ['DRAFT', 'SENT'],
  },
  /** It takes back what was billed. */
  credited: { CREDIT_NOTE: ['SENT'] },
  /** Its client can accept or decline it. */
  offered: { QUOTE: ['SENT'] },
  accepted: { QUOTE: ['ACCEPTED'] },
  declined: { QUOTE: ['DECLINED'] },
} as const satisfies Record<
  string,
  { [Kind in DocumentKind]?: readonly (typeof STATUSES_BY_KIND)[Kind][number][] }
>

export type StatusGroup = keyof typeof STATUS_GROUPS

/** The states that mean something, by the kind they are of. */
export const listStatusesInGroup = (meaning: StatusGroup): [DocumentKind, readonly InvoiceStatus[]][] =>
  Object.entries(STATUS_GROUPS[meaning]) as [DocumentKind, readonly InvoiceStatus[]][]

/** Those of an invoice. */
export const listInvoiceStatusesInGroup = (meaning: StatusGroup): InvoiceStatus[] =>
  listStatusesInGroup(meaning).flatMap(([kind, statuses]) => (kind === 'INVOICE' ? statuses : []))

/** Whether the state of a document means this. */
export const isInGroup = (meaning: StatusGroup, document: HasStatus): boolean =>
  listStatusesInGroup(meaning).some(
    ([kind, statuses]) => kind === getDocumentKind(document) && statuses.includes(document.status),
  )

export const isDraft = (document: HasStatus): boolean => isInGroup('draft', document)
export const isOwed = (document: HasStatus): boolean => isInGroup('owed', document)
export const isPaid = (document: HasStatus): boolean => isInGroup('paid', document)
export const isCancelled = (document: HasStatus): boolean => isInGroup('cancelled', document)
export const isOutstanding = (document: HasStatus): boolean => isInGroup('outstanding', document)
export const isOffered = (document: HasStatus): boolean => isInGroup('offered', document)
export const isAccepted = (document: HasStatus): boolean => isInGroup('accepted', document)
export const isDeclined = (document: HasStatus): boolean => isInGroup('declined', document)

/** A document as if its client had it, and an invoice had to be paid: what a screen has ready for when that comes about. */
export const withSentStatus = <T extends HasStatus>(document: T): T => ({ ...document, status: 'SENT' })
