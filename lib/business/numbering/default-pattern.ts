import type { NumberedKind } from './numbered-kinds'

/** What `{KIND}` stands for, and what numbers begin with where nothing else was chosen. */
const KIND_PREFIXES: Record<NumberedKind, string> = {
  INVOICE: 'INV',
  CREDIT_NOTE: 'CN',
  QUOTE: 'Q',
  PROFORMA: 'PF',
}

/** How documents of a kind are numbered by a business that has chosen nothing else. */
export const getDefaultPattern = (kind: NumberedKind): string => `${KIND_PREFIXES[kind]}-{0000}`

/** A pattern with its kind as text: the one that is counted by. */
export const expandKind = (pattern: string, kind: NumberedKind): string =>
  pattern.replaceAll('{KIND}', KIND_PREFIXES[kind])
