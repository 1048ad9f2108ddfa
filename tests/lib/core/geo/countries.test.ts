import { toDocumentedCountry, toIsoCountry } from '@/lib/core/geo/country-codes'
import {
  COUNTRIES,
  COUNTRY_CODES,
  listCountryChoices,
  parseCountryCode,
  formatCountry,
  isCountry,
} from '@/lib/core/geo/countries'
import { ALL_CURRENCIES } from '@/lib/core/currencies/currencies'
import { getDefaultCurrency } from '@/lib/core/site/default-currency'
import { optionalCountry } from '@/lib/business/new-business'

const codes = Object.keys(COUNTRIES)
const names = Object.values<string>(COUNTRIES)

it('the country list lists the 249 countries of ISO 3166-1 with distinct names', () => {
  expect(codes).toHaveLength(249)
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(249)
  expect(names.filter((name) => name !== name.trim() || !name)).toEqual([])
  // The runtime knows all our codes, none as retired or as an alias.
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(codes.filter((code) => !regions.of(code))).toEqual([])
  expect(codes.filter((code) => new Intl.Locale(`und-${code}`).region !== code)).toEqual([])
  expect(['UK', 'EU', 'AC', 'TA', 'XK', 'AN', 'toString'].some(isCountry)).toBe(false)
})

it('the country list offers the specified countries first, then all others by name, none twice', () => {
  const { first, others } = listCountryChoices()
  expect(first.map(([code]) => code)).toEqual(['US', 'CA', 'UK', 'AU', 'DE', 'FR'])
  expect(others).toHaveLength(243)
  const offered = others.map(([, name]) => name)
  expect(offered).toEqual([...offered].sort(new Intl.Collator('en').compare))
  expect(offered.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands'])
  const values = [...first, ...others].map(([code]) => code)
  expect(new Set(values.map(toIsoCountry))).toEqual(new Set(codes))
  // Every offered code is accepted.
  expect([...COUNTRY_CODES].sort()).toEqual([...values, 'GB'].sort())
})

it('the country list displays the United Kingdom as specified and stores its code', () => {
  expect([toIsoCountry('UK'), toDocumentedCountry('GB')]).toEqual(['GB', 'UK'])
  for (const same of ['DE', 'Uk', 'United Kingdom', '', null]) {
    expect(toIsoCountry(same)).toBe(same)
    expect(toDocumentedCountry(same)).toBe(same)
  }
  const read = (country: unknown) => optionalCountry().safeParse(country).data
  expect([read('UK'), read('GB'), read('JP'), read(''), read(null), read(undefined)]).toEqual([
    ...['UK', 'UK', 'JP', null, null, null],
  ])
  for (const wrong of ['XX', 'jp', 'Japan', 'toString', 7]) expect(read(wrong)).toBeUndefined()
})

it.each([
  ['GB', 'GB', 'United Kingdom'],
  ['UK', 'GB', 'United Kingdom'],
  ['united kingdom', 'GB', 'united kingdom'],
  [' Poland ', 'PL', ' Poland '],
  ['PL', 'PL', 'Poland'],
  ['Scotland', null, 'Scotland'],
  ['constructor', null, 'constructor'],
  ['XK', null, 'XK'],
  ['CD', 'CD', 'Democratic Republic of the Congo'],
  ['CI', 'CI', 'Côte d’Ivoire'],
  ['', null, null],
  [null, null, null],
])('the country list recognises %j as the country %j, called %j', (country, code, name) => {
  expect(parseCountryCode(country)).toBe(code)
  expect(formatCountry(country)).toBe(name)
})

it('the country list has a supported default currency for every country', () => {
  expect(codes.filter((code) => !ALL_CURRENCIES.some((one) => one === getDefaultCurrency(code)))).toEqual([])
  expect('US GB UK DE JP IN CH BG BR ZA AE CW'.split(' ').map(getDefaultCurrency)).toEqual([
    ...['USD', 'GBP', 'GBP', 'EUR', 'JPY', 'INR', 'CHF', 'EUR', 'BRL', 'ZAR', 'AED', 'XCG'],
  ])
  expect(['AN', 'Japan', 'constructor', '', null].map(getDefaultCurrency)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
