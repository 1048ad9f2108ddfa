/** The currencies that the specification names (section 3), in its order: every list begins with these or with some of them. */
export const FEATURED_CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD'] as const
