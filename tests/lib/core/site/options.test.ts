import { listCountryChoices, formatCountry } from '@/lib/core/geo/countries'
import {
  DEFAULT_CURRENCY,
  DEFAULT_PAYMENT_TERMS,
  INDUSTRIES,
  INVOICE_CURRENCIES,
  listInvoiceCurrencies,
  PAYMENT_TERMS,
  PROFILE_CURRENCIES,
} from '@/lib/core/site'
import { suggestCurrency } from '@/lib/core/site/default-currency'

it('the form offers the specified countries first, by name', () => {
  expect(Object.fromEntries(listCountryChoices().first)).toEqual({
    US: 'United States',
    CA: 'Canada',
    UK: 'United Kingdom',
    AU: 'Australia',
    DE: 'Germany',
    FR: 'France',
  })
  expect([formatCountry('UK'), formatCountry('Japan'), formatCountry(null)]).toEqual([
    'United Kingdom',
    'Japan',
    null,
  ])
})

it('the form offers the specified industries', () => {
  expect(INDUSTRIES).toEqual([
    ...['design', 'development', 'marketing', 'consulting', 'finance', 'education', 'other'],
  ])
})

it('the form offers the specified currencies for profiles and for invoices', () => {
  expect(PROFILE_CURRENCIES).toEqual(['USD', 'EUR', 'GBP', 'CAD', 'AUD'])
  expect(INVOICE_CURRENCIES).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CAD'])
  expect(DEFAULT_CURRENCY).toBe('USD')
})

it('the form adds the user’s own currency to the form’s if it is missing', () => {
  expect(listInvoiceCurrencies('AUD')).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD'])
  expect(listInvoiceCurrencies('GBP')).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CAD'])
})

it('the form offers the specified payment terms, in days', () => {
  expect(PAYMENT_TERMS).toEqual([7, 14, 30, 60])
  expect(DEFAULT_PAYMENT_TERMS).toBe(14)
})

it.each([
  // No currency chosen yet: the country decides.
  ['UK', { country: '', currency: 'USD' }, 'USD', 'GBP'],
  ['US', { country: '', currency: 'EUR' }, 'EUR', 'USD'],
  ['CA', { country: 'UK', currency: 'GBP' }, 'USD', 'CAD'],
  ['AU', { country: 'CA', currency: 'CAD' }, 'USD', 'AUD'],
  ['DE', { country: 'AU', currency: 'AUD' }, 'USD', 'EUR'],
  ['FR', { country: 'DE', currency: 'EUR' }, 'USD', 'EUR'],
  ['JP', { country: 'GB', currency: 'GBP' }, 'USD', 'JPY'],
  // A typed country name has no effect.
  ['Scotland', { country: 'UK', currency: 'GBP' }, 'USD', null],
  // Somebody in London who bills in dollars.
  ['FR', { country: 'UK', currency: 'USD' }, 'USD', null],
  ['UK', { country: '', currency: 'JPY' }, 'USD', null],
  // An empty country has no effect.
  ['', { country: 'UK', currency: 'GBP' }, 'USD', null],
])('the country %p after %p, starting from %s, sets the currency %p', (country, before, began, currency) => {
  expect(suggestCurrency(country, before, began)).toBe(currency)
})

it('the form treats a country named like an Object.prototype member as free text', () => {
  for (const country of ['constructor', '__proto__', 'toString']) {
    expect(formatCountry(country)).toBe(country)
    expect(suggestCurrency(country, { country: '', currency: 'USD' }, 'USD')).toBeNull()
  }
})
