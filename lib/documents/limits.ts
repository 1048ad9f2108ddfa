import type { InvoiceType, PaymentMethod } from './types'

// Not in the schema's module, so that forms can use these before the schema library has loaded.

export const MAX_LINES = 1000
export const MAX_QUANTITY = 1_000_000
/** Enough for minutes as hours: 20 minutes at 300.00 an hour are 100.00. */
export const QUANTITY_DECIMALS = 6
/** Characters. */
export const MAX_DESCRIPTION = 2000
/** Characters. */
export const MAX_REASON = 500

/** Returns the default payment method (specification, section 3). */
export const getDefaultPaymentMethod = (type: InvoiceType): PaymentMethod =>
  type === 'RECURRING' ? 'AUTOCHARGE' : 'REQUEST'
