/** What a business numbers, each in a series of its own. Deposits are invoices, and count with them. */
export const NUMBERED_KINDS = ['INVOICE', 'CREDIT_NOTE', 'QUOTE', 'PROFORMA'] as const
export type NumberedKind = (typeof NUMBERED_KINDS)[number]
