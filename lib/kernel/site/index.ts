import { lookUp } from '@/lib/kernel/look-up'

export { site } from './brand'

export const COUNTRIES = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
} as const
export type Country = keyof typeof COUNTRIES

/** What a business of each country usually bills in. */
const COUNTRY_CURRENCIES: Record<Country, Currency> = {
  US: 'USD',
  CA: 'CAD',
  UK: 'GBP',
  AU: 'AUD',
  DE: 'EUR',
  FR: 'EUR',
}

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

/**
 * The currency that goes with a newly chosen country, or null to leave it alone: nobody has touched it as long as it is that of
 * the country before, or where there was none, the one the form began with.
 */
export function followingCurrency(
  country: string,
  before: { country: string; currency: string },
  began: string,
): Currency | null {
  const usual = lookUp<Currency>(COUNTRY_CURRENCIES, before.country) ?? began
  if (before.currency !== usual) return null
  return lookUp<Currency>(COUNTRY_CURRENCIES, country) ?? null
}

/** A stored country as shown; free text stays as it was typed. */
export function countryName(country: string | null | undefined): string | null {
  if (!country) return null
  return lookUp<string>(COUNTRIES, country) ?? country
}
