/** Currencies named by the specification (section 3), in its order. Every list begins with these or some of them. */
export const FEATURED_CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD'] as const
