/** English nouns of the kinds of document. */
export const DOCUMENT_NOUNS = {
  INVOICE: 'invoice',
  CREDIT_NOTE: 'credit note',
  QUOTE: 'quote',
  PROFORMA: 'pro forma invoice',
} as const
export type NounKind = keyof typeof DOCUMENT_NOUNS

const capitalize = (text: string) => text[0]!.toUpperCase() + text.slice(1)

/** Returns the capitalised noun of a kind. */
export const getKindName = (kind: NounKind): string => capitalize(DOCUMENT_NOUNS[kind])
export const getKindNamePlural = (kind: NounKind): string => `${getKindName(kind)}s`
