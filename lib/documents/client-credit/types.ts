/**
 * Kinds of credit entries:
 * - OVERPAID: a payment exceeded its invoice
 * - CREDITED: the part of a credit note beyond the balance of its invoice
 * - USED: paid an invoice
 * - REFUNDED: paid back to the client
 * - REVERSED: the payment, refund or credit note behind an entry was changed, cancelled or deleted
 */
export const CREDIT_KINDS = ['OVERPAID', 'CREDITED', 'USED', 'REFUNDED', 'REVERSED'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]
