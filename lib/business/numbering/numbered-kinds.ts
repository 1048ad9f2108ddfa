/** Document kinds with a number sequence of their own. Deposits are invoices and share their sequence. */
export const NUMBERED_KINDS = ['INVOICE', 'CREDIT_NOTE', 'QUOTE', 'PROFORMA'] as const
export type NumberedKind = (typeof NUMBERED_KINDS)[number]

/** Values of `{KIND}`; default patterns start with them. */
const KIND_PREFIXES: Record<NumberedKind, string> = {
  INVOICE: 'INV',
  CREDIT_NOTE: 'CN',
  QUOTE: 'Q',
  PROFORMA: 'PF',
}

/** Returns the pattern of a kind for a business that has chosen none. */
export const getDefaultPattern = (kind: NumberedKind): string => `${KIND_PREFIXES[kind]}-{0000}`

/** Replaces `{KIND}` with its text. */
export const expandKind = (pattern: string, kind: NumberedKind): string =>
  pattern.replaceAll('{KIND}', KIND_PREFIXES[kind])
