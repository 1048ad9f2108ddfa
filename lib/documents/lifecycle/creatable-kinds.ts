import type { DocumentKind } from './kinds'

/**
 * Kinds that users create; a credit note is created from its invoice. Not in the schema's module, which the browser
 * loads later.
 */
export const CREATABLE_KINDS = ['INVOICE', 'QUOTE', 'PROFORMA'] as const satisfies DocumentKind[]
export type CreatableKind = (typeof CREATABLE_KINDS)[number]

/** Returns the kind to create; an invoice if the requested one can't be created. */
export const toCreatableKind = (kind: DocumentKind | null): CreatableKind =>
  CREATABLE_KINDS.find((creatable) => creatable === kind) ?? 'INVOICE'
