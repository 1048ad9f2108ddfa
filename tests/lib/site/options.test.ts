import {
  COUNTRIES,
  countryName,
  DEFAULT_CURRENCY,
  DEFAULT_PAYMENT_TERMS,
  INDUSTRIES,
  INVOICE_CURRENCIES,
  invoiceCurrencies,
  PAYMENT_TERMS,
  PROFILE_CURRENCIES,
} from '@/lib/site'

it('offers the specified countries, by name', () => {
  expect(COUNTRIES).toEqual({
    US: 'United States',
    CA: 'Canada',
    UK: 'United Kingdom',
    AU: 'Australia',
    DE: 'Germany',
    FR: 'France',
  })
  expect([countryName('UK'), countryName('Japan'), countryName(null)]).toEqual([
    'United Kingdom',
    'Japan',
    null,
  ])
})

it('offers the specified industries', () => {
  expect(INDUSTRIES).toEqual([
    ...['design', 'development', 'marketing', 'consulting', 'finance', 'education', 'other'],
  ])
})

it('offers the specified currencies for profiles and for invoices', () => {
  expect(PROFILE_CURRENCIES).toEqual(['USD', 'EUR', 'GBP', 'CAD', 'AUD'])
  expect(INVOICE_CURRENCIES).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CAD'])
  expect(DEFAULT_CURRENCY).toBe('USD')
})

it('adds the user’s own currency to those of the form when it is none of them', () => {
  expect(invoiceCurrencies('AUD')).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD'])
  expect(invoiceCurrencies('GBP')).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CAD'])
})

it('offers the specified payment terms, in days', () => {
  expect(PAYMENT_TERMS).toEqual([7, 14, 30, 60])
  expect(DEFAULT_PAYMENT_TERMS).toBe(14)
})
