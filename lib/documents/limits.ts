import type { InvoiceType, PaymentMethod } from './types'

// Apart from the schema, so that a form can know these before the schema library has arrived.

export const MAX_LINES = 1000
/** The most characters in a line's description. */
export const MAX_DESCRIPTION = 2000
/** Characters of the reason for a deletion. */
export const MAX_REASON = 500

/** The payment method of an invoice for which the user picked none (specification, section 3). */
export const getDefaultPaymentMethod = (type: InvoiceType): PaymentMethod =>
  type === 'RECURRING' ? 'AUTOCHARGE' : 'REQUEST'
