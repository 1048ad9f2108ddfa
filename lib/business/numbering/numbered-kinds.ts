/** Document kinds with a number sequence of their own. Deposits are invoices and share their sequence. */
export const NUMBERED_KINDS = ['INVOICE', 'CREDIT_NOTE', 'QUOTE', 'PROFORMA'] as const
export type NumberedKind = (typeof NUMBERED_KINDS)[number]
