import { currencies } from 'countries-list/currencies'
import { getCurrencyDigits, MAX_DIGITS } from '@/lib/core/currencies/digits'
import { FEATURED_CURRENCIES } from '@/lib/core/currencies/featured-currencies'
import { ALL_CURRENCIES, CURRENCIES } from '@/lib/core/currencies/currencies'

const codes: readonly string[] = CURRENCIES

it('the currency list lists every current currency once, by code', () => {
  expect(codes).toHaveLength(155)
  expect(codes).toEqual([...new Set(codes)].sort())
  for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/)
  expect(codes).toEqual(
    expect.arrayContaining(['CHF', 'SEK', 'INR', 'BRL', 'ZAR', 'KWD', 'VED', 'XCG', 'ZWG']),
  )
})

it.each([
  ['funds', ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW']],
  ['metals', ['XAG', 'XAU', 'XPD', 'XPT']],
  ['units of account, testing and none', ['XDR', 'XSU', 'XUA', 'XAD', 'XBA', 'XTS', 'XXX']],
  ['money of the past', ['DEM', 'HRK', 'BGN', 'ANG', 'CUC', 'MRO', 'SLL', 'STD', 'VEF', 'ZWL']],
])('the currency list omits %s', (_what, left) => {
  expect(codes.filter((code) => left.includes(code))).toEqual([])
})

it('the currency list uses the ISO 4217 decimals of each currency', () => {
  expect(CURRENCIES.map((code) => [code, getCurrencyDigits(code)])).toEqual(
    CURRENCIES.map((code) => [code, currencies[code].decimals]),
  )
  expect([...new Set(CURRENCIES.map(getCurrencyDigits))].sort()).toEqual([0, 2, MAX_DIGITS])
  // MGA and MRU divide into fifths, but ISO 4217 lists two decimals; ALL, COP and IQD have decimals but no such cash.
  expect(['MGA', 'MRU', 'ALL', 'COP', 'IQD'].map(getCurrencyDigits)).toEqual([2, 2, 2, 2, 3])
})

it('the currency list treats an unknown currency as having two decimals', () => {
  expect(['XXX', '', 'constructor', '__proto__'].map(getCurrencyDigits)).toEqual([2, 2, 2, 2])
})

it('the currency list offers the specified currencies first, then all others by code', () => {
  expect(ALL_CURRENCIES.slice(0, 7)).toEqual([...FEATURED_CURRENCIES, 'AED'])
  expect([...ALL_CURRENCIES].sort()).toEqual(codes)
})

it('the currency list is supported by the browser’s number formatting', () => {
  for (const code of codes)
    expect(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: code })).not.toThrow()
})
