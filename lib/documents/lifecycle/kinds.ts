export const DOCUMENT_KINDS = ['INVOICE', 'CREDIT_NOTE', 'QUOTE', 'PROFORMA'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Statuses of each kind, in the order of their lifecycle. */
export const STATUSES_BY_KIND = {
  INVOICE: ['DRAFT', 'SENT', 'PAID', 'CANCELLED'],
  /** A SENT credit note has paid its invoice, or become credit of its client. */
  CREDIT_NOTE: ['DRAFT', 'SENT', 'CANCELLED'],
  QUOTE: ['DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'CANCELLED'],
  PROFORMA: ['DRAFT', 'SENT', 'CANCELLED'],
} as const satisfies Record<DocumentKind, readonly string[]>
export type InvoiceStatus = (typeof STATUSES_BY_KIND)[DocumentKind][number]
export const INVOICE_STATUSES = STATUSES_BY_KIND.INVOICE

/** Statuses of all kinds, in the order of their lifecycle. */
export const DOCUMENT_STATUSES = [
  'DRAFT',
  'SENT',
  'ACCEPTED',
  'DECLINED',
  'PAID',
  'CANCELLED',
] as const satisfies readonly InvoiceStatus[]

export interface HasStatus {
  /** Defaults to INVOICE. */
  kind?: DocumentKind
  status: InvoiceStatus
}

/** Returns the kind of a document; the only place that knows the default. */
export const getDocumentKind = ({ kind = 'INVOICE' }: Pick<HasStatus, 'kind'>): DocumentKind => kind

export const isInvoice = (document: Pick<HasStatus, 'kind'>): boolean =>
  getDocumentKind(document) === 'INVOICE'

/** True if it asks for money, and shows how to pay. */
export const isPayable = (document: Pick<HasStatus, 'kind'>): boolean =>
  isInvoice(document) || getDocumentKind(document) === 'PROFORMA'

/**
 * Status groups by kind. Never compare `status` directly: use the predicates below, or in SQL
 * `lib/documents/payment-status/payment-status-sql.ts`; they check the kind, too.
 */
const STATUS_GROUPS = {
  /** Seen by its owner only, and editable. */
  draft: { INVOICE: ['DRAFT'], CREDIT_NOTE: ['DRAFT'], QUOTE: ['DRAFT'], PROFORMA: ['DRAFT'] },
  /** Its client has a balance to pay. */
  owed: { INVOICE: ['SENT'] },
  paid: { INVOICE: ['PAID'] },
  cancelled: {
    INVOICE: ['CANCELLED'],
    CREDIT_NOTE: ['CANCELLED'],
    QUOTE: ['CANCELLED'],
    PROFORMA: ['CANCELLED'],
  },
  /** Issued and not cancelled. */
  billed: { INVOICE: ['SENT', 'PAID'] },
  /** Counted in Unpaid and Outstanding, which include drafts (specification). */
  outstanding: { INVOICE: ['DRAFT', 'SENT'] },
  /** Open: still to be sent, or sent and waiting for the client. */
  underWay: {
    INVOICE: ['DRAFT', 'SENT'],
    CREDIT_NOTE: ['DRAFT', 'SENT'],
    QUOTE: ['DRAFT', 'SENT'],
    PROFORMA: ['DRAFT', 'SENT'],
  },
  /** Reduces what was billed. */
  credited: { CREDIT_NOTE: ['SENT'] },
  /** Waiting for the client to accept or decline. */
  offered: { QUOTE: ['SENT'] },
  accepted: { QUOTE: ['ACCEPTED'] },
  declined: { QUOTE: ['DECLINED'] },
} as const satisfies Record<
  string,
  { [Kind in DocumentKind]?: readonly (typeof STATUSES_BY_KIND)[Kind][number][] }
>

export type StatusGroup = keyof typeof STATUS_GROUPS

/** Lists the statuses of a group by kind. */
export const listStatusesInGroup = (group: StatusGroup): [DocumentKind, readonly InvoiceStatus[]][] =>
  Object.entries(STATUS_GROUPS[group]) as [DocumentKind, readonly InvoiceStatus[]][]

export const listInvoiceStatusesInGroup = (group: StatusGroup): InvoiceStatus[] =>
  listStatusesInGroup(group).flatMap(([kind, statuses]) => (kind === 'INVOICE' ? statuses : []))

export const isInGroup = (group: StatusGroup, document: HasStatus): boolean =>
  listStatusesInGroup(group).some(
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

/** Returns a document as if it had been sent, to prepare the UI for that status. */
export const withSentStatus = <T extends HasStatus>(document: T): T => ({ ...document, status: 'SENT' })

/**
 * Kinds that users create; a credit note is created from its invoice. Not in the schema's module, which the browser
 * loads later.
 */
export const CREATABLE_KINDS = ['INVOICE', 'QUOTE', 'PROFORMA'] as const satisfies DocumentKind[]
export type CreatableKind = (typeof CREATABLE_KINDS)[number]

/** Returns the kind to create; an invoice if the requested one can't be created. */
export const toCreatableKind = (kind: DocumentKind | null): CreatableKind =>
  CREATABLE_KINDS.find((creatable) => creatable === kind) ?? 'INVOICE'
