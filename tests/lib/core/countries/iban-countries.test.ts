import { usesIban } from '@/lib/core/countries/iban-countries'

it.each(['DE', 'FR', 'IE', 'CH', 'NO'])('accounts in %s are known by their IBAN', (country) => {
  expect(usesIban(country)).toBe(true)
})

it.each(['UK', 'GB', 'US', 'CA', 'AU', '', null])('accounts in %p are not known by an IBAN', (country) => {
  expect(usesIban(country)).toBe(false)
})
