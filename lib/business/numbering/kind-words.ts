import type { NumberedKind } from './kinds'

/** What they are called, several of them at the beginning of a sentence. */
export const KIND_NAMES: Record<NumberedKind, string> = {
  INVOICE: 'Invoices',
  CREDIT_NOTE: 'Credit notes',
  QUOTE: 'Quotes',
  PROFORMA: 'Pro forma invoices',
}

/** What one of them is called. */
export const KIND_NOUNS: Record<NumberedKind, string> = {
  INVOICE: 'invoice',
  CREDIT_NOTE: 'credit note',
  QUOTE: 'quote',
  PROFORMA: 'pro forma invoice',
}

/** What `{KIND}` stands for, and what numbers begin with where nothing else was chosen. */
const LETTERS: Record<NumberedKind, string> = {
  INVOICE: 'INV',
  CREDIT_NOTE: 'CN',
  QUOTE: 'Q',
  PROFORMA: 'PF',
}

/** How documents of a kind are numbered by a business that has chosen nothing else. */
export const usualPattern = (kind: NumberedKind): string => `${LETTERS[kind]}-{0000}`

/** A pattern with its kind as text: the one that is counted by. */
export const spelled = (pattern: string, kind: NumberedKind): string =>
  pattern.replaceAll('{KIND}', LETTERS[kind])
