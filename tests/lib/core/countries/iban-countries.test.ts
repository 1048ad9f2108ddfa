import { usesIban } from '@/lib/core/countries/iban-countries'

it.each(['DE', 'FR', 'IE', 'CH', 'NO'])('%s knows accounts by their IBAN', (country) => {
  expect(usesIban(country)).toBe(true)
})

it.each(['UK', 'GB', 'US', 'CA', 'AU', '', null])('%p does not', (country) => {
  expect(usesIban(country)).toBe(false)
})
