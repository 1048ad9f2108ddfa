/** Methods of payments and refunds. */
export const paymentKinds = ['BANK_TRANSFER', 'CARD', 'CASH', 'CHEQUE', 'OTHER'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/**
 * Ways to pay an invoice: money, credit of the client, or a credit note. The last two can't be recorded as payments
 * by hand.
 */
export const paymentSources = [...paymentKinds, 'CREDIT', 'CREDIT_NOTE'] as const
export type PaymentSource = (typeof paymentSources)[number]

/** True if money was received. */
export const isMoney = (method: PaymentSource): method is PaymentKind =>
  paymentKinds.some((kind) => kind === method)
