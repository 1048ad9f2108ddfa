/** Methods of payments and refunds. */
export const PAYMENT_KIND_LABELS = {
  BANK_TRANSFER: 'Bank transfer',
  CARD: 'Card',
  CASH: 'Cash',
  CHEQUE: 'Cheque',
  OTHER: 'Other',
} as const
export type PaymentKind = keyof typeof PAYMENT_KIND_LABELS
export const paymentKinds = Object.keys(PAYMENT_KIND_LABELS) as [PaymentKind, ...PaymentKind[]]

/**
 * Ways to pay an invoice: money, credit of the client, or a credit note. The last two can't be recorded as payments
 * by hand.
 */
export const PAYMENT_SOURCES = {
  ...PAYMENT_KIND_LABELS,
  CREDIT: 'Credit',
  CREDIT_NOTE: 'Credit note',
} as const
export type PaymentSource = keyof typeof PAYMENT_SOURCES
export const paymentSources = Object.keys(PAYMENT_SOURCES) as [PaymentSource, ...PaymentSource[]]

/** True if money was received. */
export const isMoney = (method: PaymentSource): method is PaymentKind =>
  Object.hasOwn(PAYMENT_KIND_LABELS, method)
