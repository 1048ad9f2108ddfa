/** What the product is called and what it offers in its option lists (specification, sections 3 and 9). */
export const site = {
  name: 'Sheaf',
  description:
    'Simple invoicing for modern businesses: create, send and track invoices your clients will open.',
} as const

export const COUNTRIES = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
} as const
export type Country = keyof typeof COUNTRIES

export const INDUSTRIES = [
  'design',
  'development',
  'marketing',
  'consulting',
  'finance',
  'education',
  'other',
] as const

/** Currencies of settings and onboarding. */
export const PROFILE_CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const
/** Currencies of the invoice form. */
export const INVOICE_CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CAD'] as const
/** Every currency an invoice may carry: the form's five and any default a user can have. */
export const ALL_CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD'] as const
export type Currency = (typeof ALL_CURRENCIES)[number]
export const DEFAULT_CURRENCY: Currency = 'USD'

/** Days offered as payment terms; 14 unless the user chose otherwise. */
export const PAYMENT_TERMS = [7, 14, 30, 60] as const
export const DEFAULT_PAYMENT_TERMS = 14

/** The form's currencies, with the user's default first in line when it is not among them. */
export function invoiceCurrencies(userCurrency: string): string[] {
  const list: string[] = [...INVOICE_CURRENCIES]
  return list.includes(userCurrency) ? list : [...list, userCurrency]
}

/** A stored country as shown; free text stays as it was typed. */
export function countryName(country: string | null | undefined): string | null {
  if (!country) return null
  return (COUNTRIES as Record<string, string>)[country] ?? country
}
