import type { DocumentKind } from './kinds'

/** The kinds that somebody writes; a credit note is made of its invoice. Apart from the schema, which comes to a browser later. */
export const CREATABLE_KINDS = ['INVOICE', 'QUOTE', 'PROFORMA'] as const satisfies DocumentKind[]
export type CreatableKind = (typeof CREATABLE_KINDS)[number]

/** The kind that is written where one is asked for. */
export const toCreatableKind = (kind: DocumentKind | null): CreatableKind =>
  CREATABLE_KINDS.find((one) => one === kind) ?? 'INVOICE'
