import { DOCUMENT_KINDS, type DocumentKind } from './kinds'

// Apart from the filter of lists, which a form does without.

/** A kind as it stands in an address: `credit-note`. */
export const toKindParam = (kind: DocumentKind): string => kind.toLowerCase().replace('_', '-')

/** The kind that a parameter names; an invoice where it names none. */
export const parseKind = (text: string): DocumentKind =>
  DOCUMENT_KINDS.find((kind) => toKindParam(kind) === text.toLowerCase().replace('_', '-')) ?? 'INVOICE'

/** Where the documents of a kind are listed: all, or those of a client on their page. */
export const getListPath = (kind: DocumentKind, path = '/invoices'): string =>
  kind === 'INVOICE' ? path : `${path}?kind=${toKindParam(kind)}`

/** Where a document of a kind is begun. */
export const getCreatePath = (kind: DocumentKind): string =>
  kind === 'INVOICE' ? '/invoices/create' : `/invoices/create?kind=${toKindParam(kind)}`
