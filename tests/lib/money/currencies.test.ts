import { digitsOf, MAX_DIGITS } from '@/lib/kernel/currencies/digits'
import { SPECIFIED_CURRENCIES } from '@/lib/kernel/currencies/specified'
import { ALL_CURRENCIES, CURRENCIES } from '@/lib/kernel/currencies/table'

const codes = CURRENCIES.map(({ code }) => code as string)

it('lists every currency that is money today once, by code, with a name', () => {
  expect(codes).toHaveLength(155)
  expect(codes).toEqual([...new Set(codes)].sort())
  expect(new Set(CURRENCIES.map(({ name }) => name)).size).toBe(codes.length)
  for (const { code, name } of CURRENCIES) {
    expect(code).toMatch(/^[A-Z]{3}$/)
    expect(name).toMatch(/^\p{Lu}[\p{L}ʻ ]+$/u)
  }
  expect(codes).toEqual(
    expect.arrayContaining(['CHF', 'SEK', 'INR', 'BRL', 'ZAR', 'KWD', 'VED', 'XCG', 'ZWG']),
  )
})

it.each([
  ['funds', ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW']],
  ['metals', ['XAG', 'XAU', 'XPD', 'XPT']],
  ['units of account, testing and none', ['XDR', 'XSU', 'XUA', 'XAD', 'XBA', 'XTS', 'XXX']],
  ['money of the past', ['DEM', 'HRK', 'BGN', 'ANG', 'CUC', 'MRO', 'SLL', 'STD', 'VEF', 'ZWL']],
])('leaves out %s', (_what, left) => {
  expect(codes.filter((code) => left.includes(code))).toEqual([])
})

/** ISO 4217, list one. */
const OTHER_DIGITS: Record<number, string[]> = {
  0: [
    ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF'],
    ...['UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  ],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
}

it('knows the decimals of each: two, but for some', () => {
  for (const digits of [0, 3])
    expect(CURRENCIES.filter((one) => one.digits === digits).map(({ code }) => code)).toEqual(
      OTHER_DIGITS[digits],
    )
  expect([...new Set(CURRENCIES.map(({ digits }) => digits))].sort()).toEqual([0, 2, MAX_DIGITS])
  // Fifths by name, hundredths by the list.
  expect(['MGA', 'MRU'].map(digitsOf)).toEqual([2, 2])
})

it('takes what is no currency, whatever it is called, for one of two decimals', () => {
  expect(['XXX', '', 'constructor', '__proto__'].map(digitsOf)).toEqual([2, 2, 2, 2])
})

it('offers the specified ones first, then all others by code', () => {
  expect(ALL_CURRENCIES.slice(0, 7)).toEqual([...SPECIFIED_CURRENCIES, 'AED'])
  expect([...ALL_CURRENCIES].sort()).toEqual(codes)
})

it('is known to the browser’s own numbers', () => {
  for (const code of codes)
    expect(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: code })).not.toThrow()
})
