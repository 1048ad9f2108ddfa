import { DOCUMENT_KINDS, type DocumentKind } from './kinds'

// Apart from the filter of lists, which a form does without.

/** A kind as it stands in an address: `credit-note`. */
export const kindParam = (kind: DocumentKind): string => kind.toLowerCase().replace('_', '-')

/** The kind that a parameter names; an invoice where it names none. */
export const readKind = (text: string): DocumentKind =>
  DOCUMENT_KINDS.find((kind) => kindParam(kind) === text.toLowerCase().replace('_', '-')) ?? 'INVOICE'

/** Where the documents of a kind are listed: all, or those of a client on their page. */
export const listOf = (kind: DocumentKind, path = '/invoices'): string =>
  kind === 'INVOICE' ? path : `${path}?kind=${kindParam(kind)}`

/** Where a document of a kind is begun. */
export const createPath = (kind: DocumentKind): string =>
  kind === 'INVOICE' ? '/invoices/create' : `/invoices/create?kind=${kindParam(kind)}`
