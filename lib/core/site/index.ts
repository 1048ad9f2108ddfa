import type { Currency } from '@/lib/core/currencies/currencies'

export { site } from './brand'

export const INDUSTRIES = [
  'design',
  'development',
  'marketing',
  'consulting',
  'finance',
  'education',
  'other',
] as const

/** Currencies that settings and onboarding offer first. */
export const PROFILE_CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const
/** Currencies that the invoice form offers first. */
export const INVOICE_CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CAD'] as const
export const DEFAULT_CURRENCY: Currency = 'USD'

/** Payment terms offered, in days. */
export const PAYMENT_TERMS = [7, 14, 30, 60] as const
export const DEFAULT_PAYMENT_TERMS = 14

/**
 * Lists the currencies the invoice form offers first: the fixed ones, and the user's default if it is not among them.
 */
export function listInvoiceCurrencies(userCurrency: string): string[] {
  const list: string[] = [...INVOICE_CURRENCIES]
  return list.includes(userCurrency) ? list : [...list, userCurrency]
}
