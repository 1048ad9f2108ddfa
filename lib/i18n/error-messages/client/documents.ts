// Used in browser and server. Separate from the catalogue of errors, which no page loads.

/** Messages for an amount with more decimals than the currency has. */
export const AMOUNT_MESSAGES = {
  decimals: 'Amount can have at most {decimals} decimals',
  noDecimals: 'Amount must be a whole number: {currency} has no decimals',
} as const
