// Said by the browser itself as well as by the server. Apart from the catalogue, which no page carries.

/** Of an amount that is finer than the invoice's currency. */
export const AMOUNT_MESSAGES = {
  decimals: 'Amount can have at most {decimals} decimals',
  noDecimals: 'Amount must be a whole number: {currency} has no decimals',
} as const
