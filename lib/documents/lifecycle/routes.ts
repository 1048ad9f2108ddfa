import { DOCUMENT_KINDS, type DocumentKind } from './kinds'

// Not in the module of the list filter, which forms don't need.

/** Formats a kind for a URL: `credit-note`. */
export const toKindParam = (kind: DocumentKind): string => kind.toLowerCase().replace('_', '-')

/** Parses a kind from a URL; INVOICE if it is unknown. */
export const parseKind = (text: string): DocumentKind =>
  DOCUMENT_KINDS.find((kind) => toKindParam(kind) === text.toLowerCase().replace('_', '-')) ?? 'INVOICE'

/** Lists of documents, in the order of their tabs: of one kind, or of recurring invoices. */
export const DOCUMENT_LISTS = ['INVOICE', 'QUOTE', 'RECURRING', 'CREDIT_NOTE', 'PROFORMA'] as const
export type DocumentList = (typeof DOCUMENT_LISTS)[number]

/** Path of the list of recurring invoices. */
export const RECURRING_PATH = '/invoices/series'

/** Returns the path of a list. `path` is the client's page for the list of one client. */
export const getListPath = (list: DocumentList, path = '/invoices'): string =>
  list === 'RECURRING' ? RECURRING_PATH : list === 'INVOICE' ? path : `${path}?kind=${toKindParam(list)}`

/** Value of `type` that opens an invoice's form as a recurring invoice. */
export const RECURRING_TYPE = 'recurring'

/** Returns the path of the form for a new document. */
export const getCreatePath = (list: DocumentList): string =>
  list === 'RECURRING'
    ? `/invoices/create?type=${RECURRING_TYPE}`
    : list === 'INVOICE'
      ? '/invoices/create'
      : `/invoices/create?kind=${toKindParam(list)}`
