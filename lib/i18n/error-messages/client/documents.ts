// Used in browser and server. Separate from the catalogue of errors, which no page loads.

/** Messages for an amount with more decimals than the currency has. */
export const AMOUNT_MESSAGES = {
  decimals: 'Amount can have at most {decimals} decimals',
  noDecimals: 'Amount must be a whole number: {currency} has no decimals',
} as const

// Used in browser and server. Separate from the catalogue of errors, which no page loads.

/** Messages for a document whose status can't be changed, by its status. */
export const STATUS_MESSAGES = {
  DRAFT: 'It is draft.',
  SENT: 'It is sent.',
  PAID: 'It is paid.',
  ACCEPTED: 'It is accepted.',
  DECLINED: 'It is declined.',
  CANCELLED: 'It is cancelled.',
} as const
