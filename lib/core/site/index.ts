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

/** Days offered as payment terms; 14 unless the user chose otherwise. */
export const PAYMENT_TERMS = [7, 14, 30, 60] as const
export const DEFAULT_PAYMENT_TERMS = 14

/** What the form offers first: its own currencies, and the user's default when it is not among them. */
export function listInvoiceCurrencies(userCurrency: string): string[] {
  const list: string[] = [...INVOICE_CURRENCIES]
  return list.includes(userCurrency) ? list : [...list, userCurrency]
}
