import { DOCUMENT_KINDS, type DocumentKind } from './kinds'

// Not in the module of the list filter, which forms don't need.

/** Formats a kind for a URL: `credit-note`. */
export const toKindParam = (kind: DocumentKind): string => kind.toLowerCase().replace('_', '-')

/** Parses a kind from a URL; INVOICE if it is unknown. */
export const parseKind = (text: string): DocumentKind =>
  DOCUMENT_KINDS.find((kind) => toKindParam(kind) === text.toLowerCase().replace('_', '-')) ?? 'INVOICE'

/** Returns the path of the list of a kind. `path` is the client's page for the list of one client. */
export const getListPath = (kind: DocumentKind, path = '/invoices'): string =>
  kind === 'INVOICE' ? path : `${path}?kind=${toKindParam(kind)}`

/** Returns the path of the form for a new document. */
export const getCreatePath = (kind: DocumentKind): string =>
  kind === 'INVOICE' ? '/invoices/create' : `/invoices/create?kind=${toKindParam(kind)}`
