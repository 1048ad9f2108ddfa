/** What a business numbers, each in a series of its own. */
export const NUMBERED_KINDS = ['INVOICE', 'CREDIT_NOTE', 'QUOTE', 'PROFORMA'] as const
export type NumberedKind = (typeof NUMBERED_KINDS)[number]

/** The series in which documents of a kind are numbered: a deposit is an invoice for whoever books it. */
export const NUMBERED_AS = {
  INVOICE: 'INVOICE',
  CREDIT_NOTE: 'CREDIT_NOTE',
  QUOTE: 'QUOTE',
  PROFORMA: 'PROFORMA',
  DEPOSIT: 'INVOICE',
} as const satisfies Record<string, NumberedKind>
