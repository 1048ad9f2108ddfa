/** Ways to bill a quote: the whole, chosen lines, a deposit, or the whole less what was billed before. */
export const CONVERSIONS = ['INVOICE', 'PARTIAL', 'DEPOSIT', 'FINAL'] as const
export type Conversion = (typeof CONVERSIONS)[number]
