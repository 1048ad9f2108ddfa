export const INVOICE_TYPES = ['ONE_OFF', 'RECURRING'] as const
export type InvoiceType = (typeof INVOICE_TYPES)[number]

export const PAYMENT_METHODS = ['REQUEST', 'AUTOCHARGE', 'BANK_TRANSFER', 'INTERNATIONAL_TRANSFER'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const DISCOUNT_KINDS = ['PERCENT', 'AMOUNT'] as const

/** Relation of a document to its source: credit note, full invoice, partial invoice, deposit, or final invoice. */
export const RELATIONS = ['CREDITS', 'CONVERTED', 'PARTIAL', 'DEPOSIT', 'FINAL'] as const
export type Relation = (typeof RELATIONS)[number]
