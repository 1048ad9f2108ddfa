/** Maximum tax rates per business: more than any country has, and few enough to choose from. */
export const MAX_TAX_RATES = 50
export const MAX_TAX_NAME = 40
